import { describe, expect, it } from "vitest";
import { isFor, movedBy, newestFirst, orderedFirst, stateAt } from "./announcement.rules.ts";
import type { AnnouncementAct, AnnouncementState } from "./announcement.rules.ts";

const NOW = new Date("2026-11-15T10:00:00.000Z");
const BEFORE = new Date("2026-11-15T09:00:00.000Z");
const LATER = new Date("2026-11-15T11:00:00.000Z");
const after = (
  act: AnnouncementAct,
  state: AnnouncementState,
  startsAt: Date | null,
  endsAt: Date | null = null,
) => movedBy(act, { state, startsAt, endsAt }, NOW);

describe("how an announcement moves", () => {
  it("[MSG-12.1] a draft that is published with a start in the future is planned", () => {
    expect(after("PUBLISH", "DRAFT", LATER)).toBe("PLANNED");
  });

  it("[MSG-12.2] published now, a draft and a planned one are shown; at its start time a planned one is", () => {
    expect(after("PUBLISH", "DRAFT", NOW)).toBe("SHOWN");
    expect(after("PUBLISH", "PLANNED", NOW)).toBe("SHOWN");
    expect(after("CLOCK", "PLANNED", NOW)).toBe("SHOWN");
    expect(after("CLOCK", "PLANNED", LATER)).toBeNull();
  });

  it("[MSG-12.3] a shown one ends at its end time, or when it is taken down", () => {
    expect(after("CLOCK", "SHOWN", BEFORE, NOW)).toBe("ENDED");
    expect(after("CLOCK", "SHOWN", BEFORE, LATER)).toBeNull();
    expect(after("CLOCK", "SHOWN", BEFORE)).toBeNull();
    expect(after("TAKE_DOWN", "SHOWN", BEFORE)).toBe("ENDED");
  });

  it("[MSG-12.4] a planned or shown one that is edited is a draft again", () => {
    expect([after("EDIT", "PLANNED", LATER), after("EDIT", "SHOWN", BEFORE)]).toEqual(["DRAFT", "DRAFT"]);
  });

  it("[MSG-12] no other move exists", () => {
    const states = ["DRAFT", "PLANNED", "SHOWN", "ENDED"] as const;
    const acts = ["PUBLISH", "CLOCK", "TAKE_DOWN", "EDIT"] as const;
    const moves = acts.flatMap((act) =>
      states.flatMap((state) =>
        [BEFORE, LATER].flatMap((startsAt) =>
          [null, BEFORE, LATER].flatMap((endsAt) => {
            const to = after(act, state, startsAt, endsAt);
            return to === null ? [] : [`${act} ${state} ${to}`];
          }),
        ),
      ),
    );
    expect([...new Set(moves)].toSorted()).toEqual([
      "CLOCK PLANNED SHOWN",
      "CLOCK SHOWN ENDED",
      "EDIT PLANNED DRAFT",
      "EDIT SHOWN DRAFT",
      "PUBLISH DRAFT PLANNED",
      "PUBLISH DRAFT SHOWN",
      "PUBLISH PLANNED SHOWN",
      "TAKE_DOWN SHOWN ENDED",
    ]);
    expect(after("PUBLISH", "DRAFT", null)).toBe("PLANNED");
  });

  it("[MSG-12] by the clock a planned one whose time has come and gone has ended", () => {
    const at = (moment: Date) => stateAt({ state: "PLANNED", startsAt: BEFORE, endsAt: NOW }, moment);
    expect([at(new Date(0)), at(BEFORE), at(NOW), at(LATER)]).toEqual(["PLANNED", "SHOWN", "ENDED", "ENDED"]);
    expect(stateAt({ state: "DRAFT", startsAt: BEFORE, endsAt: null }, NOW)).toBe("DRAFT");
  });
});

describe("whom it is for and where it stands", () => {
  const reader = { memberId: 7n, isAgent: false, rankLevel: 3 };

  it("[MSG-12] all, members, agents, and a rank with those above it", () => {
    const sees = (
      target: "ALL" | "MEMBERS" | "AGENTS" | "RANK",
      who: typeof reader | null,
      leastRank: number | null = null,
    ) => isFor({ target, leastRank }, who);
    expect([sees("ALL", null), sees("MEMBERS", null), sees("AGENTS", null), sees("RANK", null, 0)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([
      sees("MEMBERS", reader),
      sees("AGENTS", reader),
      sees("AGENTS", { ...reader, isAgent: true }),
    ]).toEqual([true, false, true]);
    expect([2, 3, 4].map((least) => sees("RANK", reader, least))).toEqual([true, true, false]);
  });

  it("[MSG-12] the house's order first where it made one, then the newest", () => {
    const rows = [
      { id: 1n, startsAt: BEFORE, position: 0 },
      { id: 2n, startsAt: LATER, position: 1 },
      { id: 3n, startsAt: NOW, position: 0 },
      { id: 4n, startsAt: NOW, position: 0 },
    ];
    expect(rows.toSorted(orderedFirst).map(({ id }) => id)).toEqual([4n, 3n, 1n, 2n]);
    expect(rows.toSorted(newestFirst).map(({ id }) => id)).toEqual([2n, 4n, 3n, 1n]);
  });
});
