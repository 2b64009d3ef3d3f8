import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "@jonaki/ui/precompress";
import { describe, expect, it, onTestFinished } from "vitest";
import { earlyText } from "./early-files.ts";
import { lettersText } from "./letters.ts";
import { buildVersion } from "./worker-build.ts";

describe("compressing after the build", () => {
  it("writes both forms beside every text file, and leaves pictures, fonts and the pages alone", () => {
    const folder = mkdtempSync(join(tmpdir(), "jonaki-build-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ["a.js", "b.css", "c.svg", "d.woff2", "index.html", "support.html", "analytics.html"])
      writeFileSync(join(folder, name), "text ".repeat(100));
    compressFolder(folder);
    const made = readdirSync(folder).filter((name) => /\.(br|gz)$/.test(name));
    expect(made.sort()).toEqual(
      ["a.js", "analytics.html", "b.css", "c.svg"].flatMap((name) => [`${name}.br`, `${name}.gz`]),
    );
    expect(brotliDecompressSync(readFileSync(join(folder, "a.js.br"))).toString()).toBe("text ".repeat(100));
    expect(gunzipSync(readFileSync(join(folder, "a.js.gz"))).toString()).toBe("text ".repeat(100));
  });
});

describe("early files", () => {
  const chunk = (name: string, facadeModuleId: string, imports: readonly string[] = []) => ({
    type: "chunk",
    name,
    fileName: `assets/${name}-h.js`,
    facadeModuleId,
    isEntry: name === "page",
    imports,
  });
  const files = [
    chunk("page", "/x/index.html", ["assets/vendor-h.js"]),
    chunk("home", "/x/home-page.tsx", ["assets/page-h.js", "assets/vendor-h.js", "assets/parts-h.js"]),
  ];
  const bundle = Object.fromEntries(files.map((file) => [file.fileName, file])) as never;

  it("names the program's files once, its own script first, before the script that starts them", () => {
    expect(earlyText(bundle, ["home-page.tsx"], "start()")).toBe(
      '<script type="application/json" id="program">["/assets/page-h.js","/assets/vendor-h.js",' +
        '"/assets/home-h.js","/assets/parts-h.js"]</script><script>start()</script>',
    );
  });

  it("a file that does not exist stops the build instead of slowing every visit", () => {
    expect(() => earlyText(bundle, ["no-such-page.tsx"], "")).toThrow("no-such-page.tsx");
  });
});

describe("the letters in the page", () => {
  it("each face names its built file, which is fetched with the first files", () => {
    const faces = `/* words */
@font-face { src: url("./fonts/a.woff2") format("woff2"); }
@font-face { src: url("./fonts/b.woff2") format("woff2"); }`;
    const text = lettersText(faces, (path) => path.replace("./fonts", "/assets"));
    expect(text.match(/href="[^"]+"/gu)).toEqual(['href="/assets/a.woff2"', 'href="/assets/b.woff2"']);
    expect(text).toContain('<style>@font-face { src: url("/assets/a.woff2") format("woff2"); } @font-face');
    expect(text).not.toContain("words");
  });
});

describe("the worker's version", () => {
  it("changes with any built file and with the offline page, and with nothing else", () => {
    const version = buildVersion(["a-1.js", "b-1.js"], "page");
    expect(buildVersion(["b-1.js", "a-1.js"], "page")).toBe(version);
    expect(buildVersion(["a-2.js", "b-1.js"], "page")).not.toBe(version);
    expect(buildVersion(["a-1.js", "b-1.js"], "another page")).not.toBe(version);
  });
});
