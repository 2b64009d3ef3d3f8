// A house that takes uploads, members who send them, and short ways to look at what came of it.
import { membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, SendOptions, Sent, TestApp } from "@jonaki/testkit";
import { pngImage } from "../src/domains/files/files-test-doubles.ts";

export interface Named {
  readonly bytes: Buffer;
  readonly name?: string;
  readonly type?: string;
}
type Image = Buffer | Named;

export interface UploadStage {
  readonly house: TestApp;
  readonly members: Members;
  /** A new member's token. */
  enter(changes?: object): Promise<string>;
  post(token: string | null, body: unknown, options?: SendOptions): Promise<Sent>;
  upload(token: string, ...images: readonly Image[]): Promise<Sent>;
  look(token: string, fileId: string): Promise<Sent>;
  /** A picture that nobody has sent yet. */
  anyPng(): Promise<Buffer>;
}

const RAISED = {
  LIMIT_DEVICE_PER_MINUTE: "1000000",
  LIMIT_ADDRESS_PER_MINUTE: "1000000",
  LIMIT_ACCOUNT_PER_MINUTE: "1000000",
};

export function formOf(images: readonly Image[]): FormData {
  const form = new FormData();
  for (const given of images) {
    const named = Buffer.isBuffer(given) ? { bytes: given } : given;
    const { bytes, name = "photo.png", type = "image/png" } = named;
    form.append("image", new File([new Uint8Array(bytes)], name, { type }));
  }
  return form;
}

export async function openUploadStage(): Promise<UploadStage> {
  const house = await startTestApp(RAISED);
  const members = membersOf(house);
  const post: UploadStage["post"] = (token, body, options = {}) =>
    house.send("POST", "/wps/upload", { body, ...(token === null ? {} : { token }), ...options });
  let pictures = 1_000;
  return {
    house,
    members,
    enter: async (changes = {}) => {
      const { id } = await members.person();
      return house.sessions.login({ accountId: String(id), ...changes });
    },
    post,
    upload: (token, ...images) => post(token, formOf(images)),
    look: (token, fileId) => house.send("GET", `/wps/upload?fileId=${encodeURIComponent(fileId)}`, { token }),
    anyPng: () => pngImage((pictures += 1)),
  };
}

export const codeOf = async (sent: Promise<Sent>): Promise<readonly [number, string | null]> => {
  const { status, body } = await sent;
  return [status, body.code];
};

/** Of one that must be taken. */
export const fileIdOf = async (sent: Promise<Sent>): Promise<string> => {
  const { body } = await sent;
  if (!body.success) throw new Error(`refused with ${body.code}`);
  return (body.value as { readonly fileId: string }).fileId;
};
