import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { waitingDecisions } from "../../src/office/decisions/waiting-decisions.ts";
import { outcomeMessageOf } from "../../src/office/notifications/outcome-message.ts";
import { changeBetween } from "../../src/office/notifications/undone-change.ts";
import { undoneOutcomes } from "../../src/office/notifications/undone-message.ts";
import { commitProposal } from "../../src/results/acts/commit-proposal.ts";
import { type Proposal, previewOf } from "../../src/results/acts/propose.ts";
import { undoAct } from "../../src/results/acts/undo.ts";
import { exportCup } from "../../src/results/record/export.ts";
import { importCup } from "../../src/results/record/import/import.ts";
import { sourceWithoutLines } from "../../src/results/record/input/source.ts";
import { readEdition } from "../../src/results/record/read.ts";
import { emptyTables } from "../support/emptied-tables.ts";
import { aPlayedCup, PLAYED } from "../support/played-cup.ts";

const CUP = 7;
const EDITION = "lc-2026";
const NOW = new Date("2026-07-15T18:00:00Z");
const DESK = { desk: "test" };
const place = { cup: CUP, edition: EDITION };

describe("a side of a match that no result fills", () => {
	let db: Database;
	let key = 0;
	beforeAll(async () => {
		db = await openInMemory();
	});
	afterAll(() => db.close());

	/** The first semi-final is cancelled: neither the final nor the match for third place gets a team from it. */
	beforeEach(async () => {
		await emptyTables(db, "cup");
		const file = aPlayedCup([{ status: "cancelled" }, PLAYED[1]!]);
		const { faults } = await importCup(db, sourceWithoutLines("cup", file), { results: true });
		expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
	});
	const record = async () => (await readEdition(db, CUP, EDITION))!;
	const judged = async (proposal: Proposal) => previewOf({ record: await record(), now: NOW }, proposal);
	const fill = (match: string, side: "home" | "away", team: string | null): Proposal => ({
		kind: "fill-slot",
		match,
		side,
		team,
	});
	async function act(proposal: Proposal): Promise<number> {
		const preview = await judged(proposal);
		if ("refused" in preview) throw new Error(JSON.stringify(preview));
		const asked = { id: `key-${key++}`, proposal, desk: DESK, anyway: true, ground: preview.ground };
		const done = await commitProposal(db, place, asked);
		if (!("act" in done)) throw new Error(JSON.stringify(done));
		return done.act;
	}
	const stuck = async () =>
		waitingDecisions(await record()).flatMap((one) =>
			one.kind === "stuck" ? [`${one.match} ${one.side} ${one.cause.kind}`] : [],
		);
	const playoff = async () => (await exportCup(db, CUP))!.editions[0]!.matches.filter(({ division }) => division === "p-1");
	const matchNow = async (id: string) => (await playoff()).find((match) => match.id === id)!;

	it("waits for a decision with its cause, at its own match, with the teams that may take the place", async () => {
		expect(await stuck()).toEqual(["t home cancelled", "f home cancelled"]);
		const [, final] = waitingDecisions(await record());
		expect(final).toMatchObject({
			...{ key: "stuck f home", number: "f", cause: { kind: "cancelled", match: "s1" }, mayBeBye: true, other: { id: "e" } },
			...{ neededBy: "2026-07-15T13:00:00+02:00", waiting: [{ match: "f" }] },
		});
		if (final?.kind !== "stuck") throw new Error("expected a stuck side");
		// E is the other side, B plays for third place.
		expect(final.teams.map(({ id, playsOn }) => `${id} ${playsOn}`)).toEqual([
			...["a", "c", "d", "f", "g", "h"].map((id) => `${id} false`),
			"b true",
		]);
	});

	it("is filled by a team that the organiser names, beside its slot, and undone", async () => {
		const before = await playoff();
		const named = fill("f", "home", "a");
		expect(await judged(named)).toMatchObject({ sides: [{ match: "f", side: "home", before: null, after: "a" }] });
		const own = await act(named);
		expect(await stuck()).toEqual(["t home cancelled"]);
		expect((await matchNow("f")).home).toEqual({ team: "a", slot: { kind: "winner", match: "s1" } });
		await undoAct(db, CUP, { act: own, ...DESK });
		expect(await playoff()).toEqual(before);
		expect(await stuck()).toEqual(["t home cancelled", "f home cancelled"]);
	});

	it("is left empty, and the other side goes through without playing", async () => {
		await act(fill("f", "home", null));
		expect(await stuck()).toEqual(["t home cancelled"]);
		expect((await matchNow("f")).home).toEqual({ slot: { kind: "bye" } });
		const before = await record();
		const said = fill("t", "home", null);
		const preview = await judged(said);
		if ("refused" in preview) throw new Error("refused");
		expect(outcomeMessageOf(await record(), preview, said)).toEqual({
			en: expect.stringMatching(/^Match t.*: one team has no opponent and goes through\.$/),
			sv: expect.stringMatching(/^Match t.*: ett av lagen saknar motståndare och går vidare\.$/),
		});
		const own = await act(said);
		const then = await record();
		await undoAct(db, CUP, { act: own, ...DESK });
		expect((await matchNow("t")).home).toEqual({ slot: { kind: "loser", match: "s1" } });
		const change = changeBetween(then, await record());
		expect(change).toMatchObject({ filled: ["t"], drawn: [] });
		expect(undoneOutcomes(before, change, "en").map(({ sentences }) => sentences)).toEqual([
			[expect.stringMatching(/^Match t.*: the decision has been undone\.$/)],
		]);
	});

	it("is the only kind that is filled by hand, by a possible team", async () => {
		expect(await judged(fill("f", "away", "a"))).toMatchObject({ refused: "not-possible", errors: { side: [{}] } });
		expect(await judged(fill("s2", "home", null))).toMatchObject({ refused: "not-possible" });
		expect(await judged(fill("f", "home", "e"))).toMatchObject({ refused: "not-possible", errors: { team: [{}] } });
		expect(await judged(fill("f", "home", "nobody"))).toMatchObject({ refused: "invalid" });
		expect(await judged(fill("none", "home", "a"))).toMatchObject({ refused: "no-such-match" });
		await act({ kind: "withdraw", team: "a", played: "stand", toCome: "walkover" });
		expect(await judged(fill("f", "home", "a"))).toMatchObject({ refused: "not-possible", errors: { team: [{}] } });
	});
});
