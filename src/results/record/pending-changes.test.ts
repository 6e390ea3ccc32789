import { expect, test } from "vitest";
import type { EditionChanged } from "./change.ts";
import type { RecordedMatch } from "./cup-file.ts";
import { joinChanges, type PendingChanges, statesSince } from "./pending-changes.ts";

const state = (id: string, home: number) => ({ id, score: { home, away: 0 } }) as RecordedMatch;
const notice = (revision: number | null, states?: readonly RecordedMatch[]): EditionChanged => ({
	...{ cup: 7, edition: "lc-2026", revision, matches: states?.map(({ id }) => id) ?? ["read"] },
	...(states && { states }),
});
const joined = (...notices: readonly EditionChanged[]): PendingChanges =>
	notices.reduce<PendingChanges | undefined>(joinChanges, undefined) as PendingChanges;

test("consecutive notices give the last state of each match", () => {
	const pending = joined(notice(2, [state("a", 1)]), notice(3, [state("b", 1)]), notice(4, [state("a", 2)]));
	expect(pending.revision).toBe(4);
	expect(statesSince(pending, 1)).toEqual([state("a", 2), state("b", 1)]);
	expect(statesSince(pending, 3)).toEqual([state("a", 2), state("b", 1)]);
});

test.each([
	["a reader that lacks an earlier revision", 0, [notice(2, [state("a", 1)])]],
	["a reader at a later revision, which may have later states,", 3, [notice(2, [state("a", 1)])]],
	["a missing revision between notices", 1, [notice(2, [state("a", 1)]), notice(4, [state("a", 2)])]],
	["a notice without states before", 1, [notice(2), notice(3, [state("a", 2)])]],
	["a notice without states after", 1, [notice(2, [state("a", 1)]), notice(3)]],
	["a removed edition", 1, [notice(2, [state("a", 1)]), notice(null, [])]],
])("%s reads the matches", (_, revision, notices) => {
	expect(statesSince(joined(...notices), revision)).toBeNull();
});

test("a change of everything stays one when matches follow", () => {
	expect(joined({ ...notice(2), matches: "all" }, notice(3, [state("a", 1)])).matches).toBe("all");
});
