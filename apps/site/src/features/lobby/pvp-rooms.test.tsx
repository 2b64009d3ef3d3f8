// @vitest-environment happy-dom
// The rooms by themselves: what is shown of each, sitting down, and who may not.
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { TranslatorProvider } from "@jonaki/i18n/react";
import { createTranslators } from "@jonaki/i18n/server";
import { QueryClientProvider } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { PermissionContext } from "../../app/permission-context.ts";
import { createQueries } from "../../app/queries.ts";
import { ServicesContext } from "../../app/services.ts";
import { SiteRouter } from "../../app/site-router.tsx";
import { PERMISSION, pressing, startSite } from "../../app/test-doubles.tsx";
import type { Reply, SiteOptions } from "../../app/test-doubles.tsx";
import type { GameRoom } from "./pvp-rooms.query.ts";
import { PvpRooms } from "./pvp-rooms.tsx";
import { INSIDE, LAUNCH, ORIGIN } from "./stage-test-doubles.tsx";

const ROOMS = "/wps/relay/GLS2_roomList";
const { EN } = createTranslators((key) => expect.unreachable(key));
const room = (roomId: string, changes: Partial<GameRoom> = {}): GameRoom => ({
  roomId,
  vassalage: "TASH",
  game: "teen",
  gameName: `Teen ${roomId}`,
  kind: "MONEY",
  minimumBuyIn: "100.00",
  maximumBuyIn: "1000.00",
  stake: "1.00",
  players: 2,
  seats: 5,
  ...changes,
});
const listed = (...rooms: readonly GameRoom[]): Reply => ({ value: { rooms } });

async function show(
  reply: Reply,
  { vassalage = null as string | null, ...options }: SiteOptions & { vassalage?: string | null } = {},
) {
  window.history.replaceState(null, "", "/pvp");
  const site = await startSite({
    session: INSIDE,
    ...options,
    replies: { [ROOMS]: reply, ...options.replies },
  });
  await act(async () => {
    render(
      <ServicesContext value={site.services}>
        <QueryClientProvider client={createQueries()}>
          <TranslatorProvider translator={EN}>
            <PermissionContext value={PERMISSION}>
              <SiteRouter history={site.services.history}>
                <PvpRooms comeInFree={() => Promise.resolve(null)} vassalage={vassalage} />
              </SiteRouter>
            </PermissionContext>
          </TranslatorProvider>
        </QueryClientProvider>
      </ServicesContext>,
    );
  });
  await act(() => vi.dynamicImportSettled());
  return site;
}
const sit = () => screen.findByRole("button", { name: "Sit down" });

describe("the PvP rooms", () => {
  afterEach(cleanup);

  it("[LOB-53] [CAR-2] show game, stake, buy-in and seats; one of trial money says so", async () => {
    await show(listed(room("a"), room("b", { kind: "PRACTICE", players: 0 })));
    const [first, second] = await screen.findAllByRole("listitem");
    expect(within(first!).getByRole("heading", { name: "Teen a" })).toBeTruthy();
    for (const text of ["৳1.00", "৳100.00 – ৳1,000.00", "2 of 5 seats"])
      expect(within(first!).getByText(text)).toBeTruthy();
    expect(within(second!).getByText("Practice")).toBeTruthy();
  });

  it("[CAR-3] [LOB-48] sitting down launches with roomId in place of gameId, and value.content is opened", async () => {
    const content = `${ORIGIN}/table/a?who=m7`;
    const { asked, session } = await show(listed(room("a")), {
      replies: { [LAUNCH]: { value: { game_url: `${ORIGIN}/wrong`, game_url2: null, content } } },
    });
    await pressing(async () => userEvent.click(await sit()));
    const body = JSON.parse(asked(LAUNCH)[0]?.body as string) as Record<string, unknown>;
    expect(body).toMatchObject({ roomId: "a", vassalage: "TASH", demo: false });
    expect([body["gameId"], body["nodeId"]]).toEqual([undefined, undefined]);
    expect([session.getItem("launchUrl"), window.location.pathname]).toEqual([content, "/game"]);
  });

  it("[LOB-53] a full room says so and cannot be entered", async () => {
    await show(listed(room("a", { players: 5 })));
    const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Full" });
    expect(button.disabled).toBe(true);
  });

  it("[LOB-53] [ERR-126] one that filled a moment ago is told in the server's words, and the seats are looked at again", async () => {
    const { asked, replies } = await show(listed(room("a")), { replies: { [LAUNCH]: [409, "ROOM_FULL"] } });
    replies[ROOMS] = listed(room("a", { players: 5 }));
    await pressing(async () => userEvent.click(await sit()));
    expect(await screen.findByRole("alertdialog", { name: "text of ROOM_FULL" })).toBeTruthy();
    await waitFor(() => expect(asked(ROOMS).length).toBe(2));
    expect(window.location.pathname).toBe("/pvp");
  });

  it("[LOB-35] a visitor is asked to log in, and nothing is requested", async () => {
    const { requests } = await show(listed(room("a")), { session: {} });
    const before = requests.length;
    await pressing(() => userEvent.click(screen.getByRole("button", { name: "Log in" })));
    expect([window.location.search, requests.length]).toEqual(["?modal=loginPopupModal", before]);
  });

  it("of one vendor only its own are shown, none are told, and what does not come can be asked for again", async () => {
    await show(listed(room("a"), room("b", { vassalage: "JHORNA" })), { vassalage: "JHORNA" });
    expect((await screen.findAllByRole("listitem")).length).toBe(1);
    cleanup();
    await show(listed());
    expect(await screen.findByText("No room is open right now.")).toBeTruthy();
    cleanup();
    const { replies } = await show([503, "TRY_LATER"]);
    replies[ROOMS] = listed(room("a"));
    await pressing(async () => userEvent.click(await screen.findByRole("button", { name: "Try again" })));
    expect(await sit()).toBeTruthy();
  });
});
