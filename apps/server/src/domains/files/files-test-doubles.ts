// Images for tests: honest ones, and those that pretend, hide something or are far larger than they look.
import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { ZlibOptions } from "node:zlib";
import sharp from "sharp";

/** A picture of its own for every seed, so that no two are the same file. */
const paint = (seed: number, width = 40, height = 30) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: seed % 256, g: Math.floor(seed / 256) % 256, b: 77 },
    },
  });

export const pngImage = (seed = 1, width?: number, height?: number): Promise<Buffer> =>
  paint(seed, width, height).png().toBuffer();
export const jpgImage = (seed = 1, width?: number, height?: number): Promise<Buffer> =>
  paint(seed, width, height).jpeg().toBuffer();

/** A telephone's photo: lying on its side, with the place where it was taken. */
export const photoWithPlace = (width: number, height: number): Promise<Buffer> =>
  paint(9, width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Joto Camera" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "23/1 48/1 37/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "90/1 24/1 45/1",
      },
    })
    .toBuffer();

/** Honest to its last byte, and then something else up to a size. */
export const padded = (image: Buffer, sizeBytes: number): Buffer =>
  Buffer.concat([image, Buffer.alloc(sizeBytes - image.length)]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG whose header says one thing and whose data may say another: greyscale, a byte a pixel. */
export function pngOf(
  { width, height }: { readonly width: number; readonly height: number },
  packed: Buffer,
  more: readonly Buffer[] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    pngChunk("IHDR", header),
    ...more,
    pngChunk("IDAT", packed),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** So many bytes of nothing, packed to about a thousandth. */
/** Beside the loop, which the server under test shares. */
export const packedNothing = (sizeBytes: number): Promise<Buffer> =>
  promisify<Buffer, ZlibOptions, Buffer>(deflate)(Buffer.alloc(sizeBytes), { level: 9 });

export const rowsBytes = (width: number, height: number): number => (width + 1) * height;
