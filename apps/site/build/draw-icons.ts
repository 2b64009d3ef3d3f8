// Draws the icons of the installable app from the brand's mark. Their files are kept in public/icons, because the
// build must not need a drawing library; after a change of the mark run: node apps/site/build/draw-icons.ts
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

interface Icon {
  readonly name: string;
  readonly side: number;
  /** How much of the side the mark takes: a system that cuts circles keeps the middle 80 % only. */
  readonly share: number;
}

const NIGHT = "#170E30";
const ICONS: readonly Icon[] = [
  { name: "icon-192", side: 192, share: 1 },
  { name: "icon-512", side: 512, share: 1 },
  { name: "maskable-512", side: 512, share: 0.72 },
  { name: "apple-touch-icon", side: 180, share: 0.86 },
];

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

async function draw({ name, side, share }: Icon): Promise<void> {
  const mark = readFileSync(at("src/art/mark.svg"));
  const inner = Math.round(side * share);
  const drawn = await sharp(mark, { density: (72 * inner) / 48 })
    .resize(inner, inner)
    .toBuffer();
  // Where the mark does not fill the square its own night goes on to the edge.
  const night = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: side, height: side, channels: 4, background: share === 1 ? night : NIGHT } })
    .composite([{ input: drawn }])
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toFile(at(`public/icons/${name}.png`));
}

for (const icon of ICONS) await draw(icon);
