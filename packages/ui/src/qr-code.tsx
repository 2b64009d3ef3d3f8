// A text as a QR code, drawn here in the colour around it, with a logo in its middle where there is one.
import { encode } from "uqr";
import { qrDrawing } from "./qr-drawing.rules.ts";

interface QrCodeProps {
  readonly text: string;
  /** For those who cannot see it. */
  readonly label: string;
  /** The address of a picture. */
  readonly logo?: string | null;
}

export function QrCode({ text, label, logo = null }: QrCodeProps) {
  // A quarter of the code may be covered and it is still read.
  const { data, size } = encode(text, { ecc: "Q", border: 2 });
  const { path, hole } = qrDrawing(data, logo !== null);
  return (
    <>
      <svg aria-hidden="true" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
        <path d={path} fill="currentColor" />
        {logo === null ? null : (
          <image href={logo} x={hole.start} y={hole.start} width={hole.side} height={hole.side} />
        )}
      </svg>
      <span className="sr">{label}</span>
    </>
  );
}
