import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { createActCalls } from "../../src/office/acts/act-calls.ts";
import type { Desk } from "../../src/office/desk.ts";
import { readLedger } from "../../src/results/acts/ledger.ts";
import type { Preview } from "../../src/results/acts/preview.ts";
import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { exportCup, printCupFile } from "../../src/results/record/export.ts";
import { isError } from "../../src/results/record/fault.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { aSmallCup } from "../support/cup.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { callsTo, DESKS } from "../support/office-calls.ts";

const { office, results1: results, heden } = DESKS;
let db: Database;
let keys = 0;
beforeAll(async () => {
	db = await openInMemory();
});
afterAll(() => db.close());

/** The small cup, its groups half played. @param toCome the matches that are still to be played */
function halfPlayed(toCome: readonly string[], change: (cup: CupFile) => void = () => {}): CupFile {
	const cup = aSmallCup();
	const [edition] = cup.editions;
	edition!.matches = edition!.matches.map((match): CupFileMatch => {
		if (!toCome.includes(match.id)) return match;
		const { score: _, halfTime: __, ...rest } = match;
		return { ...rest, status: "scheduled" };
	});
	change(cup);
	return cup;
}
async function begin(cup: CupFile): Promise<string> {
	await emptyTables(db, "cup");
	expect((await importCup(db, sourceWithoutLines("cup.json", cup))).faults.filter(isError)).toEqual([]);
	return exported();
}

type Answer = { readonly preview: Preview; readonly act: number; readonly message: string };
const call = callsTo<Answer>(
	() => db,
	(app, options) => app.route("/acts", createActCalls(options)),
);
const preview = (proposal: object, desk: Desk = office) => call(desk, "/acts/preview", { proposal });
async function act(proposal: object) {
	const { ground } = (await preview(proposal)).body.preview;
	return call(office, "/acts", { id: `entry-${++keys}-abcdef`, proposal, ground, anyway: true });
}
const exported = async () => printCupFile((await exportCup(db, 7))!);
const editionNow = async () => (await exportCup(db, 7))!.editions[0]!;
const matchNow = async (id: string) => (await editionNow()).matches.find((match) => match.id === id)!;

describe("a team withdraws", () => {
	const withdraw = (team: string, played: "stand" | "struck", toCome: "walkover" | "cancelled") => ({
		...{ kind: "withdraw", team },
		...{ played, toCome },
	});

	it("previews what happens to each of its matches, does it, and can be undone in the ledger", async () => {
		const before = await begin(halfPlayed(["b14-m5", "b14-m6"]));
		const asked = withdraw("b14-ask", "stand", "walkover");
		const { preview: told } = (await preview(asked)).body;
		expect(told.changes.map(({ match, before, after }) => [match, before.status, after.status, after.winner])).toEqual([
			["b14-m5", "scheduled", "walkover", "away"],
		]);
		expect(told.told.teams).toEqual(["b14-ask", "b14-ek"]);
		const done = await act(asked);
		expect(done.status).toBe(200);
		expect(await matchNow("b14-m5")).toMatchObject({ status: "walkover", winner: "away" });
		expect(await matchNow("b14-m1")).toMatchObject({ status: "finished", score: { home: 1, away: 0 } });
		expect((await editionNow()).teams.find(({ id }) => id === "b14-ask")).toMatchObject({ withdrawn: true });
		expect(await readLedger(db, 7, { most: 9, kind: "withdraw" })).toHaveLength(1);
		expect(await preview(asked)).toMatchObject({ status: 409, body: { message: "This team has already withdrawn." } });
		expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await exported()).toBe(before);
		// A postponed match is upcoming, too.
		expect((await act({ kind: "postpone", match: "b14-m5" })).status).toBe(200);
		expect((await preview(asked)).body.preview.changes.map(({ before, after }) => [before.status, after.status])).toEqual([
			["postponed", "walkover"],
		]);
	});

	it("its played matches are annulled on request: the preview lists every lost result", async () => {
		const before = await begin(halfPlayed(["b14-m5", "b14-m6"]));
		const asked = withdraw("b14-ask", "struck", "cancelled");
		const { preview: told } = (await preview(asked)).body;
		expect(told.changes.map(({ match, after }) => [match, after.status])).toEqual([
			["b14-m1", "cancelled"],
			["b14-m3", "cancelled"],
			["b14-m5", "cancelled"],
		]);
		expect(told.asked.map(({ match }) => match)).toEqual(["b14-m1", "b14-m3"]);
		const done = await act(asked);
		expect(await matchNow("b14-m1")).not.toHaveProperty("score");
		await call(office, `/acts/${done.body.act}/undo`, {});
		expect(await exported()).toBe(before);
	});

	it("of a playoff that it has reached the other side goes on, and its own place of a group is filled by the rules", async () => {
		await begin(
			halfPlayed([], (cup) => {
				for (const category of cup.editions[0]!.categories) category.rules = { preset: "gothia", withdrawn: "keep" };
			}),
		);
		const kept = (await preview(withdraw("b14-ask", "stand", "walkover"))).body.preview;
		// The rules preserve played matches: it is first in its group, and the semi-final is given away; so is the match for third place.
		expect(kept.changes.map(({ match, after }) => [match, after.status, after.winner])).toEqual([
			["b14-s1", "walkover", "away"],
			["b14-t", "walkover", "away"],
		]);
		expect(kept.sides).toContainEqual({ match: "b14-f", side: "home", before: null, after: "b14-gran" });
		await begin(halfPlayed([]));
		const annulled = (await preview(withdraw("b14-ask", "stand", "walkover"))).body.preview;
		expect(annulled.changes).toEqual([]);
		expect(annulled.sides.map(({ match, side, before }) => [match, side, before])).toContainEqual(["b14-s1", "home", "b14-ask"]);
		expect((await act(withdraw("b14-ask", "stand", "walkover"))).status).toBe(200);
		expect((await editionNow()).teams.find(({ id }) => id === "b14-ask")).toMatchObject({ withdrawn: true });
	});

	it("is the office's alone", async () => {
		await begin(halfPlayed(["b14-m5", "b14-m6"]));
		for (const desk of [results, heden]) {
			expect((await preview(withdraw("b14-ask", "stand", "walkover"), desk)).status).toBe(403);
			expect((await preview({ kind: "swap-groups", teams: ["b14-ask", "b14-hav"] }, desk)).status).toBe(403);
		}
	});
});

describe("a withdrawn team that takes part again", () => {
	const withdraw = { kind: "withdraw", team: "b14-ask", played: "stand", toCome: "walkover" };
	const rejoin = (toCome: "played" | "stay") => ({ kind: "rejoin", team: "b14-ask", toCome });
	/** Its last match of the group is to be played the day after the cup's clock. */
	const tomorrow = (cup: CupFile) => {
		for (const match of cup.editions[0]!.matches) if (match.id === "b14-m5") match.start = TOMORROW;
	};
	const TOMORROW = "2026-07-15T09:00:00Z";

	it("and plays its scheduled matches, as if it had never left; the ledger has it, and it is undone", async () => {
		const before = await begin(halfPlayed(["b14-m5", "b14-m6"], tomorrow));
		expect((await preview(rejoin("played"))).body.message).toBe("This team has not withdrawn.");
		await act(withdraw);
		const gone = await exported();
		const { preview: told } = (await preview(rejoin("played"))).body;
		expect(told.changes.map(({ match, before, after }) => [match, before.status, after.status])).toEqual([
			["b14-m5", "walkover", "scheduled"],
		]);
		const done = await act(rejoin("played"));
		expect(done.status).toBe(200);
		expect(await exported()).toBe(before);
		expect(await readLedger(db, 7, { most: 9, kind: "rejoin" })).toHaveLength(1);
		expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await exported()).toBe(gone);
	});

	it("and past matches stay as they are, or all of it if requested", async () => {
		await begin(halfPlayed(["b14-m5", "b14-m6"], tomorrow));
		await act({ ...withdraw, played: "struck" });
		const struck = (await preview(rejoin("played"))).body.preview;
		expect(struck.changes.map(({ match }) => match)).toEqual(["b14-m5"]);
		expect((await preview(rejoin("stay"))).body.preview.changes).toEqual([]);
		await act(rejoin("stay"));
		expect(await matchNow("b14-m5")).toMatchObject({ status: "walkover", winner: "away" });
		expect((await editionNow()).teams.find(({ id }) => id === "b14-ask")).not.toHaveProperty("withdrawn");
	});

	it("not to a place that another match has got meanwhile: the preview shows that", async () => {
		await begin(halfPlayed(["b14-m5", "b14-m6"], tomorrow));
		await act({ ...withdraw, toCome: "cancelled" });
		const { field } = await matchNow("b14-m5");
		const moved = await act({ kind: "move", to: [{ match: "b11-m2", field, date: "2026-07-15", minute: 11 * 60 }] });
		expect(moved.status).toBe(200);
		const { preview: told } = (await preview(rejoin("played"))).body;
		expect(told.verdict.impossible).toContainEqual(expect.objectContaining({ kind: "field" }));
		expect((await act(rejoin("played"))).body).toMatchObject({ refused: "impossible" });
		expect((await act(rejoin("stay"))).status).toBe(200);
	});

	it("nor against a team that is withdrawn too, and by the office alone", async () => {
		await begin(halfPlayed(["b14-m5", "b14-m6"], tomorrow));
		await act(withdraw);
		await act({ ...withdraw, team: "b14-ek" });
		expect((await preview(rejoin("played"))).body.preview.changes).toEqual([]);
		for (const desk of [results, heden]) expect((await preview(rejoin("stay"), desk)).status).toBe(403);
	});
});

describe("a match that is broken off", () => {
	const abandon = (as: "stands" | "replay" | "struck", match = "g15-m1") => ({ kind: "abandon", match, as });

	it("keeps its score, waits for a new time or is annulled, as chosen; a match that is not live is refused", async () => {
		const before = await begin(halfPlayed([]));
		for (const [as, becomes] of [
			["stands", { status: "finished", score: { home: 1, away: 0 } }],
			["replay", { status: "postponed" }],
			["struck", { status: "cancelled" }],
		] as const) {
			const done = await act(abandon(as));
			const match = await matchNow("g15-m1");
			expect(match).toMatchObject(becomes);
			expect("score" in match).toBe(as === "stands");
			expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
			expect(await exported()).toBe(before);
		}
		expect(await preview(abandon("stands", "b14-s1"))).toMatchObject({ status: 409 });
	});
});

describe("two teams change groups", () => {
	const swap = (one: string, other: string) => ({ kind: "swap-groups", teams: [one, other] });
	const OF_EK = ["b14-m2", "b14-m4", "b14-m5"];
	const OF_HAV = ["b14-m8", "b14-m9"];

	it("and each plays the other's matches: their groups follow, and it is undone as a whole", async () => {
		const before = await begin(halfPlayed([...OF_EK, ...OF_HAV]));
		const { preview: told } = (await preview(swap("b14-ek", "b14-hav"))).body;
		expect(told.changes.map(({ match }) => match)).toEqual([...OF_EK, ...OF_HAV]);
		expect(told.sides).toContainEqual({ match: "b14-m2", side: "away", before: "b14-ek", after: "b14-hav" });
		expect(told.sides).toContainEqual({ match: "b14-m9", side: "away", before: "b14-hav", after: "b14-ek" });
		const done = await act(swap("b14-ek", "b14-hav"));
		expect(done.status).toBe(200);
		expect((await matchNow("b14-m2")).away).toEqual({ team: "b14-hav" });
		const groups = (await editionNow()).categories[0]!.stages[0]!.divisions;
		expect(groups.map(({ teams }) => teams)).toEqual([
			["b14-ask", "b14-bro", "b14-dal", "b14-hav"],
			["b14-fur", "b14-gran", "b14-ek"],
		]);
		expect((await call(office, `/acts/${done.body.act}/undo`, {})).status).toBe(200);
		expect(await exported()).toBe(before);
	});

	it("not once one of them has played in its group, nor within one group: the answer names the match and the reason", async () => {
		const before = await begin(halfPlayed(OF_HAV));
		const played = await preview(swap("b14-ek", "b14-hav"));
		expect(played.status).toBe(409);
		expect(played.body.message).toBe(
			"One of the two has already played in its group: b14-m2, b14-m4, b14-m5. A team can only change groups before its first match in the group.",
		);
		expect((await preview(swap("b14-ek", "b14-ask"))).body.message).toContain("already in the same group");
		expect((await preview(swap("b14-ek", "g15-ask"))).body.message).toContain("different categories");
		expect(await exported()).toBe(before);
	});
});
