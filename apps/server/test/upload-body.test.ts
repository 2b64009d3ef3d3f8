// The body of an upload: nothing of it is read before the doors, never more than it may hold, and whatever it is, the
// answer is one of the rule book's.
import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { talkTo } from "./socket-test-doubles.ts";
import { codeOf, fileIdOf, formOf, openUploadStage } from "./upload-test-doubles.ts";
import type { UploadStage } from "./upload-test-doubles.ts";

const MEGABYTE = 1024 * 1024;
let stage: UploadStage;
let port: number;
beforeAll(async () => {
  stage = await openUploadStage();
  await stage.house.app.http!.listen({ host: "127.0.0.1", port: 0 });
  port = (stage.house.app.http!.server.address() as AddressInfo).port;
});
afterAll(() => stage.house.stop());
const enter: UploadStage["enter"] = (changes) => stage.enter(changes);
const post: UploadStage["post"] = (...sent) => stage.post(...sent);
const upload: UploadStage["upload"] = (...sent) => stage.upload(...sent);
const look: UploadStage["look"] = (...asked) => stage.look(...asked);
const anyPng = () => stage.anyPng();

describe("the doors before the body", () => {
  /** Says the head of a request and none of its body; answers what came back. */
  const knock = (head: readonly string[], write: (send: (text: string) => void) => void = () => undefined) =>
    talkTo(port, (send) => {
      const lines = ["POST /wps/upload HTTP/1.1", "Host: localhost", "Origin: http://localhost", ...head];
      send(`${lines.join("\r\n")}\r\n\r\n`);
      write(send);
    });
  const TYPE = "Content-Type: multipart/form-data; boundary=xyz";
  const LENGTH = "Content-Length: 1000000";

  it("[CALL-4] without a session nothing of the body is waited for", async () => {
    expect(await knock([TYPE, LENGTH])).toMatch(/^HTTP\/1\.1 401 [\s\S]*"code":"NOT_LOGGED_IN"/u);
  });

  it("[ACC-11] neither with a guest's, nor from another site's page", async () => {
    const guest = await enter({ accountType: 4 });
    expect(await knock([TYPE, LENGTH, `Authorization: Bearer ${guest}`])).toMatch(
      /"code":"NEED_TRUE_ACCOUNT"/u,
    );
    const foreign = await post(await enter(), formOf([await anyPng()]), {
      headers: { origin: "https://elsewhere.example" },
    });
    expect([foreign.status, foreign.body.code]).toEqual([403, "FORBIDDEN"]);
  });

  it("[CALL-183] one that announces more than three images is refused before a byte of it is read", async () => {
    const heard = await knock([
      TYPE,
      `Authorization: Bearer ${await enter()}`,
      `Content-Length: ${16 * MEGABYTE}`,
    ]);
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/u);
    expect(heard.toLowerCase()).toContain("connection: close");
  });

  it("[CALL-183] one that does not say its length is refused as soon as it is too long", async () => {
    const piece = "x".repeat(MEGABYTE);
    const heard = await knock(
      [TYPE, `Authorization: Bearer ${await enter()}`, "Transfer-Encoding: chunked"],
      (send) => {
        const head = '--xyz\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n';
        send(`${head.length.toString(16)}\r\n${head}\r\n`);
        // Seventeen megabytes, and the end never comes.
        for (let sent = 0; sent < 17; sent += 1) send(`${piece.length.toString(16)}\r\n${piece}\r\n`);
      },
    );
    expect(heard).toMatch(/^HTTP\/1\.1 413 [\s\S]*"code":"TOO_LARGE"/u);
  });

  it("[SAFE-25] an excluded member may send and see images, as the withdrawal and the proof of identity need them", async () => {
    const token = await enter({ restriction: { code: "ACCOUNT_EXCLUDED", value: { until: null } } });
    const fileId = await fileIdOf(upload(token, await anyPng()));
    expect((await look(token, fileId)).status).toBe(200);
  });

  it("[CALL-2] one member holds two bodies at a time, and the third is told to come back", async () => {
    const token = await enter();
    const open = Array.from({ length: 2 }, () => {
      const socket = connect(port, "127.0.0.1");
      const lines = [
        "POST /wps/upload HTTP/1.1",
        "Host: localhost",
        "Origin: http://localhost",
        TYPE,
        LENGTH,
        `Authorization: Bearer ${token}`,
      ];
      return new Promise<typeof socket>((resolve) =>
        socket.on("connect", () => socket.write(`${lines.join("\r\n")}\r\n\r\n--xyz`, () => resolve(socket))),
      );
    });
    const sockets = await Promise.all(open);
    await expect.poll(() => codeOf(upload(token, Buffer.from("x")))).toEqual([429, "TRY_LATER"]);
    expect(await codeOf(upload(await enter(), await anyPng()))).toEqual([200, null]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => codeOf(upload(token, Buffer.from("x")))).toEqual([422, "IMAGE_TYPE"]);
  });
});

describe("a body that is not as it has to be", () => {
  const multipart = (token: string, text: string, type = "multipart/form-data; boundary=xyz") =>
    post(token, text, { headers: { "content-type": type } });
  const part = (head: string, content = "hello") =>
    `--xyz\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;

  it.each([
    ["JSON", "{}", "application/json"],
    ["a form without a boundary", "--xyz--", "multipart/form-data"],
    ["nothing between the boundaries", "--xyz--\r\n", undefined],
    ["a text where a file belongs", `${part('name="image"')}--xyz--\r\n`, undefined],
    ["a file under another name", `${part('name="picture"; filename="a.png"')}--xyz--\r\n`, undefined],
    ["one that breaks off", part('name="image"; filename="a.png"'), undefined],
    ["a name of every object", `${part('name="__proto__"; filename="a.png"')}--xyz--\r\n`, undefined],
    ["noise", "\u0000\u0001\u0002", undefined],
  ])("[CALL-2.1] %s is 400", async (_what, text, type) => {
    const sent = await multipart(await enter(), text, type);
    expect([sent.status, sent.body.code]).toEqual([400, "BAD_REQUEST"]);
  });

  it("[CALL-183] hundreds of parts are too much", async () => {
    const many = Array.from({ length: 200 }, (_one, place) => part(`name="f${place}"`)).join("");
    const sent = await multipart(await enter(), `${many}--xyz--\r\n`);
    expect([sent.status, sent.body.code]).toEqual([413, "TOO_LARGE"]);
  });

  it("[CALL-2] everywhere else a form with files stays a foreign body", async () => {
    const sent = await stage.house.send("PUT", "/wps/feedback", { body: formOf([await anyPng()]) });
    expect([sent.status, sent.body.code]).toEqual([403, "FORBIDDEN"]);
  });
});
