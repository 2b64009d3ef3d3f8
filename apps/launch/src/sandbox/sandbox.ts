// A small payment provider for the demo and the tests [CAS-9, SAFE-20]: whoever presses Pay has paid, so it runs with play
// money only. The house asks it and believes it like anybody's.
import { createServer } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  formatAmount,
  isInTime,
  isSignedBy,
  ORDERS_PATH,
  parseAmount,
  providerOrder,
  readClaim,
} from "@jonaki/server/payments";
import type { PaymentNotice, ProviderOrder } from "@jonaki/server/payments";
import { createNotices } from "./sandbox-notices.ts";
import type { NoticeParts, Notices } from "./sandbox-notices.ts";
import { createSandboxOrders } from "./sandbox-orders.ts";
import type { SandboxOrders } from "./sandbox-orders.ts";
import { sandboxPage } from "./sandbox-page.ts";
import type { Done } from "./sandbox-page.ts";

export const SANDBOX = "sandbox";
const NAME = "Sandbox Pay";
const PAGE_PATH = "/pay/";
const LARGEST_BYTES = 8_192;
const PAYMENT_BYTES = 8;
/** So long after an order's time its late payment is told. */
const LATE_MS = 5_000;

export interface SandboxParts extends Omit<NoticeParts, "provider"> {
  readonly port: number;
}

export interface Sandbox {
  /** As PAYMENT_PROVIDERS names it. */
  readonly provider: Readonly<Record<"provider" | "address" | "secret", string>>;
  stop(): Promise<void>;
}

/** Where the port is taken, another process of this house is asked there. */
export async function openSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { secret } = parts;
  const server = createServer();
  const isHere = await listens(server, parts.port);
  const port = isHere ? (server.address() as AddressInfo).port : parts.port;
  const provider = { provider: SANDBOX, address: `http://127.0.0.1:${port}`, secret };
  if (!isHere) return { provider, stop: () => Promise.resolve() };
  const notices = createNotices({ ...parts, provider: SANDBOX });
  const desk = { ...parts, notices, orders: createSandboxOrders(secret), origin: `http://localhost:${port}` };
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    void answer(desk, request, response).catch(() => response.destroy());
  });
  return {
    provider,
    stop: () => {
      notices.stop();
      return new Promise((resolve) => server.close(() => resolve()).closeAllConnections());
    },
  };
}

interface SandboxDesk extends SandboxParts {
  readonly notices: Notices;
  readonly orders: SandboxOrders;
  readonly origin: string;
}

async function answer(
  desk: SandboxDesk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const { pathname } = new URL(request.url ?? "/", desk.origin);
  const isPost = request.method === "POST";
  if (isPost && pathname === ORDERS_PATH) return takeOrder(desk, request, response);
  const order = pathname.startsWith(PAGE_PATH) ? desk.orders.read(pathname.slice(PAGE_PATH.length)) : null;
  if (order === null) return response.writeHead(404).end();
  const form = new URLSearchParams(isPost ? (await readBody(request)).toString() : "");
  const done = await act(desk, order, form);
  const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
  return response
    .setHeader("content-type", "text/html; charset=utf-8")
    .setHeader("content-security-policy", policy)
    .setHeader("cache-control", "no-store")
    .end(sandboxPage(NAME, order, done));
}

/** An order of the house, signed like everything the two say to each other. */
async function takeOrder(
  { clock, secret, orders, origin }: SandboxDesk,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const body = await readBody(request);
  const claim = readClaim(request.headers);
  if (claim === null || !isSignedBy(secret, claim, body) || !isInTime(claim, clock.now()))
    return response.writeHead(403).end();
  const order = providerOrder.safeParse(JSON.parse(body.toString()));
  if (!order.success) return response.writeHead(400).end();
  const page = `${origin}${PAGE_PATH}${orders.tokenOf(order.data)}`;
  const account = order.data.currency === "USD" ? "TSandboxSandboxSandboxSandboxSandb" : "01900-000000";
  return response
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ account, name: NAME, page }));
}

/** What a person did; nothing where nothing was pressed. */
async function act(desk: SandboxDesk, order: ProviderOrder, form: URLSearchParams): Promise<readonly Done[]> {
  const pressed = form.get("act");
  const tell = async (amount: string, status: PaymentNotice["status"] = "PAID"): Promise<Done> => {
    const notice = noticeOf(desk, order, amount, status);
    return { payment: notice.payment, amount, told: await desk.notices.tell(notice) };
  };
  if (pressed === "pay") return [await tell(order.amount)];
  if (pressed === "fail") return [await tell(order.amount, "FAILED")];
  if (pressed === "twice") return [await tell(order.amount), await tell(order.amount)];
  if (pressed === "late") {
    const notice = noticeOf(desk, order, order.amount, "PAID");
    desk.notices.tellAt(notice, new Date(Date.parse(order.expires) + LATE_MS));
    return [{ payment: notice.payment, amount: order.amount, told: "LATER" }];
  }
  const otherMinor = pressed === "other" ? parseAmount(form.get("amount") ?? "") : null;
  return otherMinor === null || otherMinor === 0n ? [] : [await tell(formatAmount(otherMinor))];
}

const noticeOf = (
  { random }: SandboxDesk,
  { order, payer, currency }: ProviderOrder,
  amount: string,
  status: PaymentNotice["status"],
): PaymentNotice => ({
  payment: `SBX-${random.bytes(PAYMENT_BYTES).toString("hex")}`,
  order,
  payer,
  status,
  amount,
  currency,
});

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes > LARGEST_BYTES) throw new Error("the body is too large");
  }
  return Buffer.concat(chunks);
}

const listens = (server: Server, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
