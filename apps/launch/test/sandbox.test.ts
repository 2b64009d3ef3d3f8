// The demo's payment provider on real ports, with a real house behind it: a person pays rightly and wrongly, and the house
// hears of it whatever happens on the way.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { differencesOn, membersOf, startTestApp } from "@jonaki/testkit";
import type { Members, TestApp } from "@jonaki/testkit";
import { freePort } from "@jonaki/testkit/house-process";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDemoPayments } from "../src/demo-payments.ts";
import { PLAY_POLICY } from "@jonaki/server/policy";
import { sandboxPort, systemClock, systemRandom } from "../src/environment.ts";
import { openNetwork } from "../src/network.ts";
import type { Network } from "../src/network.ts";
import { openSandbox } from "../src/sandbox/sandbox.ts";
import type { Sandbox } from "../src/sandbox/sandbox.ts";

const SECRET = "the sandbox's own secret, known to both";
let house: TestApp;
let members: Members;
let sandbox: Sandbox;
let network: Network;
const clock = { now: () => new Date() };
beforeAll(async () => {
  const port = await freePort();
  network = openNetwork();
  sandbox = await openSandbox({
    port: 0,
    secret: SECRET,
    callback: `http://127.0.0.1:${port}/payment/callback/sandbox`,
    send: network.send,
    clock: systemClock,
    random: systemRandom,
  });
  house = await startTestApp(
    { PAYMENT_PROVIDERS: JSON.stringify([sandbox.provider]), ROLE: "web" },
    { clock },
  );
  members = membersOf(house);
  await house.app.http!.listen({ host: "127.0.0.1", port });
});
afterEach(async () => {
  expect(await differencesOn(house.app.foundation.database)).toEqual([]);
});
afterAll(async () => {
  await sandbox.stop();
  network.close();
  await house.stop();
});

let orders = 0;
async function ordered(method = "nodi-pay", amount = "500") {
  orders += 1;
  const { id } = await members.person({ username: `Sandbox${orders}`, nickname: "Sand" });
  await house.app.foundation.database.transaction((tx) =>
    house.app.money.wallet.openMoney(tx, { memberId: id, accountType: 0 }),
  );
  const token = house.sessions.login({ accountId: String(id) });
  const body = { method, amount, requestId: `request-number-${orders}-here` };
  const { body: answer } = await house.send("POST", "/wps/relay/MCSFE_createDeposit", { token, body });
  if (!answer.success) throw new Error(`refused with ${answer.code}`);
  const value = answer.value as {
    reference: string;
    payTo: { account: string; name: string; qrData: string };
  };
  return { id, token, ...value, page: value.payTo.qrData };
}
const press = async (page: string, form: Readonly<Record<string, string>>): Promise<string> => {
  const answer = await fetch(page, { method: "POST", body: new URLSearchParams(form) });
  expect(answer.status).toBe(200);
  return answer.text();
};
const stateOf = async (reference: string) =>
  (await members.rows("select state from deposits where reference = $1", [reference]))[0]?.["state"];
const cashOf = async (id: bigint) => (await house.app.money.wallet.balances(id, "PLAY")).cashMinor;

describe("a person at the sandbox", () => {
  it("[CAS-1.4] [CAS-2] [SAFE-20] is led there by the order, sees it in Bengali and English, and pays", async () => {
    const order = await ordered();
    expect(order.payTo).toMatchObject({ account: "01900-000000", name: "Sandbox Pay" });
    const page = await (await fetch(order.page)).text();
    for (const words of [order.reference, "500.00 BDT", "টাকা দিন", "Pay twice", "খেলার টাকা", "Play money"])
      expect(page).toContain(words);
    expect(await press(order.page, { act: "pay" })).toContain("অ্যাকাউন্টে যোগ হয়েছে");
    expect([await stateOf(order.reference), await cashOf(order.id)]).toEqual(["CREDITED", 50_000n]);
  });

  it("[CAS-9] lets a payment fail, and pays twice: one is credited, the other is looked at", async () => {
    const order = await ordered();
    expect(await press(order.page, { act: "fail" })).toContain("noted, no money moved");
    expect(await stateOf(order.reference)).toBe("CREATED");
    const page = await press(order.page, { act: "twice" });
    expect([page.includes("credited"), page.includes("kept for somebody to look at")]).toEqual([true, true]);
    expect(await cashOf(order.id)).toBe(50_000n);
  });

  it("[CAS-8] pays another amount, which is credited as it came; what is no amount is nothing", async () => {
    const order = await ordered();
    for (const amount of ["", "0", "-5", "1.234", "৫০"])
      expect(await press(order.page, { act: "other", amount })).not.toContain('role="status"');
    await press(order.page, { act: "other", amount: "321.5" });
    expect(await cashOf(order.id)).toBe(32_150n);
  });

  it("[CAS-2.3] pays digital dollars, which are credited at the order's rate", async () => {
    const order = await ordered("digital-dollar", "10");
    expect(await (await fetch(order.page)).text()).toContain("10.00 USD");
    await press(order.page, { act: "pay" });
    expect(await cashOf(order.id)).toBe(122_000n);
  });

  it("[CAS-6.7] pays late: told only after the order's time, and then it waits for two operators", async () => {
    const order = await ordered();
    expect(await press(order.page, { act: "late" })).toContain("will be told once the time is over");
    expect(await stateOf(order.reference)).toBe("CREATED");
  });
});

describe("the sandbox itself", () => {
  it("[CAS-9] tells of a payment again and again until the house answers", async () => {
    const heard: { nonce: unknown; body: string }[] = [];
    const deaf = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        heard.push({ nonce: request.headers["x-nonce"], body });
        if (heard.length === 1) response.destroy();
        else response.writeHead(heard.length === 2 ? 503 : 200).end('{"outcome":"CREDITED"}');
      });
    });
    await new Promise<void>((resolve) => deaf.listen(0, "127.0.0.1", resolve));
    const callback = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/`;
    const parts = { port: 0, secret: SECRET, callback, send: network.send, clock, random: systemRandom };
    const other = await openSandbox(parts);
    // The same secret, so the same order.
    const page = (await ordered()).page.replace(
      new URL(sandbox.provider.address).port,
      new URL(other.provider.address).port,
    );
    expect(await press(page, { act: "pay" })).toContain("no answer yet, it is told again");
    await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(3);
    expect(new Set(heard.map(({ body }) => body)).size).toBe(1);
    expect(new Set(heard.map(({ nonce }) => nonce)).size).toBe(3);
    await other.stop();
    await new Promise((resolve) => deaf.close(resolve).closeAllConnections());
  });

  it("[CAS-9] takes orders from the house alone, and knows no page that it did not make", async () => {
    const { address } = sandbox.provider;
    const unsigned = await fetch(`${address}/orders`, { method: "POST", body: "{}" });
    expect(unsigned.status).toBe(403);
    const { page } = await ordered();
    const [content = "", seal = ""] = page.split("/pay/")[1]?.split(".") ?? [];
    const other = Buffer.from(
      Buffer.from(content, "base64url").toString().replace("500.00", "900.00"),
    ).toString("base64url");
    for (const token of [`${other}.${seal}`, content, "", "x.y"])
      expect((await fetch(`${address}/pay/${token}`)).status).toBe(404);
    const policy = (await fetch(page)).headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
  });

  it("[SAFE-20] stands only where nobody named providers, and only with play money", async () => {
    expect(sandboxPort({}, "play")).toBe(3004);
    expect(sandboxPort({ SANDBOX_PORT: "4004" }, "play")).toBe(4004);
    expect(sandboxPort({ SANDBOX_PORT: "off" }, "play")).toBeNull();
    expect(sandboxPort({ SANDBOX_PORT: "x" }, "play")).toBeNull();
    expect(sandboxPort({ PAYMENT_PROVIDERS: "[]" }, "play")).toBeNull();
    expect(sandboxPort({}, "real")).toBeNull();
    const here = { ROLE: "web", HOST: "127.0.0.1", PORT: 3000 } as const;
    expect(
      await openDemoPayments(
        { SANDBOX_PORT: "0", SECRET_KEY: "k" },
        { ...here, ROLE: "worker" },
        PLAY_POLICY,
      ),
    ).toBeNull();
    const opened = await openDemoPayments({ SANDBOX_PORT: "0", SECRET_KEY: "k" }, here, PLAY_POLICY);
    const again = await openDemoPayments(
      { SANDBOX_PORT: new URL(opened?.provider.address ?? "").port, SECRET_KEY: "k" },
      here,
      PLAY_POLICY,
    );
    // A second process of the installation asks the first one's.
    expect(again?.provider).toEqual(opened?.provider);
    await again?.stop();
    await opened?.stop();
  });
});
