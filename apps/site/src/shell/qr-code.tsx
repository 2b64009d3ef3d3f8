// An address as a QR code, drawn here, with the operator's logo in its middle [SITE-32]. A path becomes an address of
// the visitor's own host: the code is read by another device.
import { encode } from "uqr";
import { useServices } from "../app/services.ts";
import { wholeAddress } from "../features/site/resources.rules.ts";
import { qrDrawing } from "./qr-drawing.rules.ts";
import { useQrLogo } from "./use-qr-logo.ts";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { page } = useServices();
  const logo = useQrLogo();
  // A quarter of the code may be covered and it is still read.
  const { data, size } = encode(wholeAddress(text, page.origin), { ecc: "Q", border: 2 });
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
