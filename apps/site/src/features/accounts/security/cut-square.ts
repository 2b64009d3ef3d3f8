// Cuts a square out of a picture [ACC-77], as large as its shorter side allows and at most 512 pixels.
const SIDE = 512;
const QUALITY = 0.9;

/** share: where along the longer side, from 0 to 1. What the browser cannot cut is sent whole, and the house cuts it. */
export async function cutSquare(file: File, share: number): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const canvas = document.createElement("canvas");
    canvas.width = Math.min(side, SIDE);
    canvas.height = canvas.width;
    const [left, top] = [(picture.width - side) * share, (picture.height - side) * share];
    const brush = canvas.getContext("2d");
    brush?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
    const cut = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, file.type, QUALITY));
    return brush === null || cut === null ? file : cut;
  } catch {
    return file;
  }
}
