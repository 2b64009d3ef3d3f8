import type { OnProgress } from "@jonaki/client";
import { describe, expect, it } from "vitest";
import { createImageList } from "./image-list.ts";
import type { SendImage } from "./image-list.ts";

const MEGABYTE = 1024 * 1024;
const image = (name: string, type = "image/png", sizeBytes = 3): File =>
  new File([new Uint8Array(sizeBytes)], name, { type });

type Answer = Awaited<ReturnType<SendImage>>;
const taken = (fileId: string): Answer => ({ ok: true, value: { fileId } });
const refused = (message: string): Answer => ({ ok: false, code: "TRY_LATER", message, value: null });

/** A server that answers when the test says so. */
function openList() {
  const sent: { readonly name: string; readonly tell: OnProgress; readonly answer: (a: Answer) => void }[] =
    [];
  const list = createImageList(
    (file, tell) => new Promise((answer) => void sent.push({ name: file.name, tell, answer })),
  );
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  const states = () => list.shown.get().images.map(({ file, state }) => `${file.name} ${state}`);
  const answer = async (place: number, given: Answer): Promise<void> => {
    sent[place]?.answer(given);
    await settle();
  };
  return { list, sent, settle, states, answer, problem: () => list.shown.get().problem };
}

describe("the images of a form", () => {
  it("[MSG-22] are sent one after the other as they are chosen, and named in their order", async () => {
    const { list, sent, settle, answer, states } = openList();
    list.choose([image("a.png"), image("b.jpg", "image/jpeg")]);
    await settle();
    expect([sent.map(({ name }) => name), states()]).toEqual([["a.png"], ["a.png sending", "b.jpg sending"]]);
    sent[0]?.tell(0.5);
    expect(list.shown.get().images[0]?.share).toBe(0.5);
    await answer(0, taken("f1"));
    expect(sent.map(({ name }) => name)).toEqual(["a.png", "b.jpg"]);
    const ids = list.settled();
    await answer(1, taken("f2"));
    expect([await ids, states()]).toEqual([
      ["f1", "f2"],
      ["a.png sent", "b.jpg sent"],
    ]);
  });

  it("[REW-8] what is no png or jpg, too large or one too many is told and not sent; the others are", async () => {
    const { list, sent, settle, problem, states } = openList();
    list.choose([image("a.gif", "image/gif"), image("a.png")]);
    expect([problem(), states()]).toEqual([{ key: "err_image_type" }, ["a.png sending"]]);
    list.choose([image("b.png", "image/png", 5 * MEGABYTE + 1)]);
    expect(problem()).toEqual({ key: "err_image_too_large" });
    list.choose([image("c.png", "image/png", 5 * MEGABYTE)]);
    expect(problem()).toBeNull();
    list.choose([image("d", ""), image("e.png")]);
    expect([problem(), states()]).toEqual([
      { key: "err_image_too_many" },
      ["a.png sending", "c.png sending", "d sending"],
    ]);
    await settle();
    expect(sent).toHaveLength(1);
  });

  it("[MSG-22] one that was taken out is not sent, or not named; then there is room for another", async () => {
    const { list, sent, settle, answer, states } = openList();
    list.choose([image("a.png"), image("b.png"), image("c.png")]);
    await settle();
    const [first, second] = list.shown.get().images;
    list.remove(first!.key);
    list.remove(second!.key);
    await answer(0, taken("f1"));
    expect(sent.map(({ name }) => name)).toEqual(["a.png", "c.png"]);
    list.choose([image("d.png")]);
    await answer(1, taken("f3"));
    await answer(2, taken("f4"));
    expect([await list.settled(), states()]).toEqual([
      ["f3", "f4"],
      ["c.png sent", "d.png sent"],
    ]);
  });

  it("[SHELL-101] a refusal is told in its own words, the form waits, and it can be sent again", async () => {
    const { list, settle, answer, problem, states } = openList();
    list.choose([image("a.png")]);
    await settle();
    await answer(0, refused("later"));
    expect([problem(), states()]).toEqual([{ text: "later" }, ["a.png failed"]]);
    expect([await list.settled(), problem()]).toEqual([null, { key: "images_failed" }]);
    const { key } = list.shown.get().images[0]!;
    list.again(key);
    list.again(key);
    await settle();
    expect([problem(), states()]).toEqual([null, ["a.png sending"]]);
    await answer(1, taken("f1"));
    expect(await list.settled()).toEqual(["f1"]);
  });

  it("[REW-45] files that the server has forgotten have to be sent again", async () => {
    const { list, settle, answer, problem, states } = openList();
    list.forget();
    expect(problem()).toBeNull();
    list.choose([image("a.png")]);
    await settle();
    await answer(0, taken("f1"));
    list.forget();
    expect([await list.settled(), states()]).toEqual([null, ["a.png failed"]]);
    list.again(list.shown.get().images[0]!.key);
    await settle();
    await answer(1, taken("f2"));
    expect(await list.settled()).toEqual(["f2"]);
  });
});
