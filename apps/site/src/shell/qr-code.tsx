// An address as a QR code with the operator's logo in its middle [SITE-32]. A path becomes an address of the visitor's own
// host: the code is read by another device.
import { QrCode as Code } from "@jonaki/ui/qr-code";
import { useServices } from "../app/services.ts";
import { wholeAddress } from "../features/site/resources.rules.ts";
import { useQrLogo } from "./use-qr-logo.ts";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  /** The text means itself and is no address, such as an account to pay to. */
  readonly isPlain?: boolean;
}

export function QrCode({ text, label, isPlain = false }: QrCodeProps) {
  const { page } = useServices();
  return <Code text={isPlain ? text : wholeAddress(text, page.origin)} label={label} logo={useQrLogo()} />;
}
