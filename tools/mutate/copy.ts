// A copy of the sources to plant faults in: the files are its own, the installed packages are the original's,
// except our own, which must be the copy's.
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Copy {
  readonly folder: string;
  /** Replaces a text that must stand there exactly once; answers how to undo it. */
  change(path: string, from: string, to: string): () => void;
  remove(): void;
}

export function copySources(root: string): Copy {
  const folder = mkdtempSync(join(tmpdir(), "jonaki-mutate-"));
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const path of listed.split("\n").filter((line) => line !== "" && existsSync(join(root, line)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkPackages(root, folder);
  return {
    folder,
    change: (path, from, to) => {
      const file = join(folder, path);
      const text = readFileSync(file, "utf8");
      const found = text.split(from).length - 1;
      if (found !== 1) throw new Error(`${path}: the text to change stands there ${found} times: ${from}`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
      return () => writeFileSync(file, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Our own packages are links inside node_modules; in the copy they lead to the copy. */
function linkPackages(root: string, folder: string): void {
  const [installed, own] = [join(root, "node_modules"), join(folder, "node_modules")];
  mkdirSync(join(own, "@jonaki"), { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== "@jonaki") symlinkSync(join(installed, name), join(own, name));
  }
  for (const place of ["packages", "apps"]) {
    for (const name of readdirSync(join(folder, place))) {
      symlinkSync(join(folder, place, name), join(own, "@jonaki", name));
      // What only this one needs in its version is installed beside it.
      const beside = join(place, name, "node_modules");
      if (existsSync(join(root, beside))) symlinkSync(join(root, beside), join(folder, beside));
    }
  }
}
