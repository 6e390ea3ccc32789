import { describe, expect, it, test } from "vitest";
import { aSmallCup } from "../../../tests/support/cup.ts";
import type { CupFileFact, CupFileMatch, EditionRecord } from "../../results/record/cup-file.ts";
import { announcementOf, concerned, firstBoxes } from "./notification.ts";
import { changeBetween } from "./undone-change.ts";

type More = Readonly<Record<string, Partial<CupFileMatch>>>;
const { cup, clubs, arenas, editions } = aSmallCup();
const [edition] = editions;
const recordOf = (
	more: More = {},
	facts: readonly CupFileFact[] = [],
	withdrawn: readonly string[] = ["g15-hav"],
): EditionRecord => ({
	...{ cup, clubs, arenas, revision: 1, announcedTo: null },
	edition: {
		...edition!,
		teams: edition!.teams.map(({ withdrawn: _, ...team }) => (withdrawn.includes(team.id) ? { ...team, withdrawn: true } : team)),
		matches: edition!.matches.map((match) => ({ ...match, ...more[match.id] })),
		facts: [...(edition!.facts ?? []), ...facts],
	},
});

test("before a desk chooses, all are preselected, except for changes that pages show anyway and that bring no other team into a match", () => {
	const kinds = [
		...["shift", "move", "swap", "close-fields", "open-fields", "postpone", "walkover", "abandon", "fact", "uphold", "withdraw"],
		...["rejoin", "swap-groups", "result", "let-through", "drop", "played", "reopen", "protest", "reject"],
	] as const;
	const chosen = (sides: readonly unknown[]) =>
		kinds.filter((kind) => {
			const { announcement, ...boxes } = firstBoxes(kind as never, { sides } as never);
			expect([announcement, new Set(Object.values(boxes)).size]).toEqual([false, 1]);
			return boxes.teams;
		});
	expect(chosen([{}])).toEqual([...kinds]);
	expect(kinds.filter((kind) => !chosen([]).includes(kind))).toEqual([
		...["result", "let-through", "drop", "played", "reopen", "protest", "reject"],
	]);
});

test("an act concerns its teams, and those that results have brought into its matches, once each", () => {
	const told = { teams: ["b14-ask", "b14-ek"], fields: ["heden-10"] };
	const of = (...matches: string[]) => concerned(recordOf(), { changes: matches.map((match) => ({ match })), told });
	expect(of("b14-m1")).toEqual(told);
	expect(of("b14-s1")).toEqual({ teams: ["b14-ask", "b14-ek", "b14-gran"], fields: ["heden-10"] });
	expect(of("b14-s2").teams).toEqual(["b14-ask", "b14-ek", "b14-fur"]);
	expect(of("b14-f")).toEqual(told);
	expect(of("g15-m3", "b14-s1").teams).toEqual(["b14-ask", "b14-ek", "b14-gran", "g15-fur"]);
});

test("an announcement is for the narrowest audience that has all of them in it, and is out when undoing stops it no more", () => {
	const text = { en: "Moved", sv: "Flyttad" };
	const boxes = { teams: true, followers: true, reporters: true, announcement: true };
	const announced = (teams: readonly string[], fields: readonly string[]) =>
		announcementOf(
			recordOf(),
			{ changes: [], told: { teams, fields } } as never,
			{ ...boxes, text },
			new Date("2026-07-14T12:00:00Z"),
		);
	const audience = (teams: readonly string[], ...fields: string[]) => announced(teams, fields).audience;
	expect(announced(["b14-ask"], [])).toEqual({
		...{ id: expect.stringMatching(/^told-[0-9a-f]{12}$/), text, audience: { kind: "category", category: "b14" } },
		// The small cup's clock is stopped.
		publishedAt: "2026-07-14T12:17:00Z",
	});
	expect(audience(["b14-ask", "g15-ask"], "heden-2", "heden-10")).toEqual({ kind: "arena", arena: "heden" });
	expect(audience(["b14-ask", "b14-bro"], "heden-2", "valhalla-1")).toEqual({ kind: "category", category: "b14" });
	expect(audience(["b14-ask", "g15-ask"], "heden-2", "valhalla-1")).toEqual({ kind: "all" });
	expect(audience(["b14-ask", "g15-ask"])).toEqual({ kind: "all" });
	expect(audience([])).toEqual({ kind: "all" });
	const running = { ...recordOf(), cup: { ...cup, clock: undefined } } as unknown as EditionRecord;
	const soon = announcementOf(
		running,
		{ changes: [], told: { teams: [], fields: [] } } as never,
		{ ...boxes, text },
		new Date("2026-07-14T12:00:00Z"),
	);
	expect(soon.publishedAt).toBe("2026-07-14T12:00:10Z");
});

describe("what an undoing changes", () => {
	const NOTHING = { changes: [], sides: [], facts: [], entries: [], drawn: [], filled: [], told: { teams: [], fields: [] } };
	const between = (before: EditionRecord, after: EditionRecord) => changeBetween(before, after);

	it("is nothing between two states that are the same", () => {
		expect(between(recordOf(), recordOf())).toEqual(NOTHING);
		// The place before a match was moved does not count as a change.
		expect(between(recordOf({ "b14-m1": { moved: { field: "heden-10" } } }), recordOf())).toEqual(NOTHING);
	});

	it("is a match's time and field: its teams are notified, and both its fields", () => {
		const change = between(recordOf({ "b14-m1": { field: "valhalla-1", start: "2026-07-13T09:40:00Z" } }), recordOf());
		expect(change).toMatchObject({ ...NOTHING, changes: expect.anything(), told: expect.anything() });
		expect(change.changes).toMatchObject([
			{
				...{ match: "b14-m1", number: null },
				before: { start: "2026-07-13T09:40:00Z", field: "valhalla-1", score: { home: 1, away: 0 } },
				after: { start: "2026-07-13T09:00:00Z", field: "heden-2", score: { home: 1, away: 0 } },
			},
		]);
		expect(change.told).toEqual({ teams: ["b14-ask", "b14-bro"], fields: ["valhalla-1", "heden-2"] });
	});

	it("is a result, and the teams that it brings into or removes from which match, with both fields", () => {
		const other = { "b14-m9": { score: { home: 0, away: 1 } } };
		const change = between(recordOf(other), recordOf());
		expect(change.sides).toEqual([
			{ match: "b14-s1", side: "away", before: "b14-hav", after: "b14-gran" },
			{ match: "b14-bf", side: "away", before: "b14-gran", after: "b14-hav" },
		]);
		expect(change.told).toEqual({ teams: ["b14-gran", "b14-hav"], fields: ["heden-2", "heden-10"] });
	});

	it("is a place that another team's result had given a team: it is notified of losing it", () => {
		const change = between(recordOf(), recordOf({ "b14-m8": { score: { home: 2, away: 3 } } }));
		expect(change.sides).toContainEqual({ match: "b14-s1", side: "away", before: "b14-gran", after: "b14-hav" });
		expect(change.told.teams).toContain("b14-gran");
	});

	it("is a fact that was removed or changed: with the teams that it placed", () => {
		const kicks = (order: string[]): CupFileFact => ({
			id: "k",
			at: "2026-07-15T10:00:00Z",
			kind: "shoot-out",
			division: "b14-g-1",
			order,
		});
		const [one, other] = [kicks(["b14-dal", "b14-bro"]), kicks(["b14-bro", "b14-dal"])];
		const gone = between(recordOf({}, [one]), recordOf());
		expect(gone).toMatchObject({ changes: [], facts: [{ before: one, after: null }], entries: [], drawn: [], filled: [] });
		expect(gone.sides).toContainEqual({ match: "b14-s2", side: "away", before: "b14-dal", after: null });
		expect(gone.told).toEqual({ teams: expect.arrayContaining(["b14-bro", "b14-dal"]), fields: ["heden-10"] });
		expect(between(recordOf({}, [one]), recordOf({}, [other])).facts).toEqual([{ before: one, after: other }]);
		expect(between(recordOf(), recordOf({}, [other])).facts).toEqual([{ before: null, after: other }]);
		expect(between(recordOf({}, [one]), recordOf({}, [one]))).toEqual(NOTHING);
	});

	it("is a protest: the teams and the field of its match are notified", () => {
		const protest = { id: "p", at: "2026-07-14T18:00:00Z", kind: "protest", match: "g15-m1", note: "Too many" } as CupFileFact;
		const change = between(recordOf({}, [protest]), recordOf());
		expect(change.facts).toEqual([{ before: protest, after: null }]);
		expect(change.told).toEqual({
			teams: expect.arrayContaining(["g15-ask", "g15-bro"]),
			fields: expect.arrayContaining(["valhalla-1"]),
		});
	});

	it("is a team that takes part again, or has withdrawn", () => {
		const change = between(recordOf({}, [], ["g15-hav", "b14-ek"]), recordOf({}, [], ["b14-fur", "g15-hav"]));
		expect(change.entries).toEqual(["b14-ek", "b14-fur"]);
		expect(change.told.teams).toEqual(expect.arrayContaining(["b14-ek", "b14-fur"]));
	});

	it("is a pairing by the draw: all four teams of two matches are notified", () => {
		const swapped = { "b14-m1": { away: { team: "b14-dal" } }, "b14-m2": { home: { team: "b14-bro" } } };
		const change = between(recordOf(swapped), recordOf());
		expect(change.drawn).toEqual(["b14-ask", "b14-bro", "b14-dal", "b14-ek"]);
		expect(change.changes.map(({ match }) => match)).toEqual(["b14-m1", "b14-m2"]);
	});
});
