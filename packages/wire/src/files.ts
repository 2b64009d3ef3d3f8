// files: the images a member sends ahead of the form that names them, and the way to look at one again.
import { z } from "zod";
import { call, UPLOAD_BODY_BYTES } from "./call.ts";
import { IMAGE_COUNT } from "./constants.ts";
import { fileParts, identifier } from "./fields.ts";

export const files = {
  upload: call({
    id: "CALL-99",
    method: "POST",
    path: "/wps/upload",
    who: "member",
    body: "multipart",
    largestBodyBytes: UPLOAD_BODY_BYTES,
    input: z.object({ image: fileParts }),
    // fileId is the first of them; most callers send one image at a time.
    output: z.object({ fileId: z.string(), fileIds: z.array(z.string()).min(1).max(IMAGE_COUNT) }),
    // TRY_LATER: 30 a day.
    refusals: ["IMAGE_TOO_LARGE", "IMAGE_TOO_MANY", "IMAGE_TYPE", "TRY_LATER", "UPLOAD_INVALID"],
    rules: ["CAS-24", "REW-8", "SAFE-25", "REW-9", "REW-45", "CALL-183"],
    whenExcluded: true,
  }),
  uploadedImage: call({
    id: "CALL-184",
    method: "GET",
    path: "/wps/upload",
    who: "member",
    input: z.object({ fileId: identifier }),
    output: z.unknown(),
    answer: "image",
    refusals: ["NOT_FOUND"],
    rules: ["REW-9", "SAFE-25"],
    whenExcluded: true,
  }),
};
