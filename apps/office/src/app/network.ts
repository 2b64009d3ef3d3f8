// The browser's network, and the only file of the office that touches it.
import type { Transport } from "@jonaki/client";

export const browserTransport: Transport = ({ url, ...request }) => fetch(url, request);
