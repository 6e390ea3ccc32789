import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { CupInMemory } from "../../../../tests/support/cup-in-memory.ts";
import { changes } from "../../../../tests/support/random-changes.ts";
import type { CupFileEdition, CupFileMatch } from "../../record/cup-file.ts";
import type { EntityKind } from "../entities.ts";
import { EditionReadModel } from "./edition-read-model.ts";

const aCopy = () => {
	const source = new CupInMemory(aSmallCup());
	return { source, model: EditionReadModel.build(source.record()) };
};

const aMatchOf = (source: CupInMemory, id: string, more: Partial<CupFileMatch>): CupFileMatch => ({
	...source.record().edition.matches.find((match) => match.id === id)!,
	...more,
});

/** Everything in a model. */
const textOf = (model: EditionReadModel) =>
	JSON.stringify(
		[...model.keys()].sort().map((key) => {
			const [, kind = "", id = ""] = /\/([\w-]+):(.*)$/.exec(key) ?? [];
			return [key, model.entity(kind as EntityKind, id)];
		}),
	);

/** The differences between two models, a line each: whole models are too long to read. */
function differences(model: EditionReadModel, other: EditionReadModel): string[] {
	return [...new Set([...model.keys(), ...other.keys()])].flatMap((key) => {
		const [, kind = "", id = ""] = /\/([\w-]+):(.*)$/.exec(key) ?? [];
		const said = [model, other].map((one) => JSON.stringify(one.entity(kind as EntityKind, id)));
		return said[0] === said[1] ? [] : [`${key}: ${said.map((one) => one?.slice(0, 300)).join(" and not ")}`];
	});
}

type Hide = (edition: CupFileEdition) => void;
/** What is hidden of an edition: mostly nothing; otherwise the results of a category, or the data published after its teams. */
const notShown = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<Hide>(() => undefined) },
	{
		weight: 2,
		arbitrary: fc.constantFrom("b14", "g15").map(
			(young): Hide =>
				({ categories }) => {
					const publishes = { scores: false, tables: false, playoffs: false };
					Object.assign(categories.find(({ id }) => id === young)!, { publishes });
				},
		),
	},
	{ weight: 1, arbitrary: fc.constant<Hide>(({ published }) => void Object.assign(published, { lot: false, schedule: false })) },
);

describe("a read model", () => {
	test("whose playoff matches are cancelled has the places that are certain then", () => {
		const source = new CupInMemory(aSmallCup());
		const extra = { id: "b14-extra", division: "b14-g-1", round: 4, home: { team: "b14-bro" }, away: { team: "b14-ek" } };
		source.report({ ...extra, status: "finished", score: { home: 1, away: 0 } } as never);
		const record = source.record();
		for (const id of ["b14-s1", "b14-s2"]) {
			const match = { ...record.edition.matches.find((one) => one.id === id)!, status: "cancelled" as const };
			const matches = record.edition.matches.map((one) => (one.id === id ? match : one));
			const followed = EditionReadModel.build(record).withMatches([match], 9);
			const afresh = EditionReadModel.build({ ...record, edition: { ...record.edition, matches } });
			expect(differences(followed, afresh)).toEqual([]);
		}
	});

	test("updated change by change equals one built from scratch", async () => {
		await fc.assert(
			fc.asyncProperty(changes(8), notShown, async (all, hide) => {
				const cup = aSmallCup();
				hide(cup.editions.find(({ year }) => year === 2026)!);
				const source = new CupInMemory(cup);
				let model = EditionReadModel.build(source.record());
				const ids: string[] = [];
				let whole = false;
				await source.listen(({ matches }) => {
					if (matches === "all") whole = true;
					else ids.push(...matches);
				});
				for (const change of all) {
					whole = false;
					ids.length = 0;
					change(source);
					const { revision } = source.record();
					model = whole
						? EditionReadModel.build(source.record(), model)
						: model.withMatches((await source.matches(7, source.record().edition.id, ids))!.matches, revision);
					const afresh = EditionReadModel.build(source.record());
					if (textOf(model) !== textOf(afresh)) expect(differences(model, afresh)).toEqual([]);
					expect(model.revision).toBe(revision);
				}
			}),
			{ numRuns: 60 },
		);
	});

	test.each([
		["a semi-final that both teams lose", [["b14-s1", { status: "walkover", winner: "none" }]]],
		[
			"a group result that is corrected after the semi-final",
			[
				["b14-s1", { status: "finished", score: { home: 2, away: 0 }, home: { team: "b14-ask" }, away: { team: "b14-gran" } }],
				["b14-m1", { status: "finished", score: { home: 0, away: 9 } }],
			],
		],
	] as const)("updated by %s equals one built from scratch", (_, all) => {
		const { source, model } = aCopy();
		const { edition } = source.record();
		let [matches, followed] = [edition.matches, model];
		for (const [id, more] of all) {
			const now = aMatchOf(source, id, more as Partial<CupFileMatch>);
			const { home, away } = edition.matches.find((match) => match.id === id)!;
			const seated = { ...now, home: { ...home, ...now.home }, away: { ...away, ...now.away } };
			matches = matches.map((match) => (match.id === id ? seated : match));
			followed = followed.withMatches([seated], 2);
		}
		const afresh = EditionReadModel.build({ ...source.record(), edition: { ...edition, matches } });
		expect(differences(followed, afresh)).toEqual([]);
	});

	test("is immutable: a goal makes a new one", () => {
		const { source, model } = aCopy();
		const before = textOf(model);
		const after = model.withMatches([aMatchOf(source, "g15-m1", { score: { home: 5, away: 0 } })], 2);
		expect(textOf(model)).toBe(before);
		expect(model.entity("match", "g15-m1")?.score).toEqual({ home: 1, away: 0 });
		expect(after.entity("match", "g15-m1")?.score).toEqual({ home: 5, away: 0 });
	});

	test("shares with its predecessor all that a goal does not touch", () => {
		const { source, model } = aCopy();
		const after = model.withMatches([aMatchOf(source, "g15-m1", { score: { home: 2, away: 0 } })], 2);
		expect([...after.changedFrom(model)].sort()).toEqual([
			"7/lc-2026/match:g15-m1",
			"7/lc-2026/open-group:g15-g-a",
			"7/lc-2026/table:g15-g-a",
		]);
		for (const [kind, id] of [
			["table", "b14-g-1"],
			["table", "g15-g-b"],
			["match", "g15-m2"],
			["team", "g15-ask"],
		] as const) {
			expect(after.entity(kind, id)).toBe(model.entity(kind, id));
		}
	});

	test("rebuilds what a kick-off touches: its entries in the lists, and no list without it", () => {
		const { source, model } = aCopy();
		const after = model.withMatches([aMatchOf(source, "g15-m3", { status: "live", begun: "2026-07-15T13:00:00Z" })], 2);
		const kinds = new Set([...after.changedFrom(model)].map((key) => /\/([\w-]+):/.exec(key)?.[1]));
		expect([...kinds].sort()).toEqual(
			["candidates", "category-figures", "category-live", "division-live", "listing", "live", "match"].sort(),
		);
		const listed = (of: EditionReadModel, id: string) => of.entity("listing")!.find((match) => match.id === id);
		expect(listed(after, "g15-m3")?.state).toBe("live");
		expect(listed(after, "b14-m1")).toBe(listed(model, "b14-m1"));
		expect(after.entity("listing", "category b14")).toBe(model.entity("listing", "category b14"));
		expect(after.entity("table", "g15-g-a")).toBe(model.entity("table", "g15-g-a"));
	});

	test("fills the slot that a result decides, and empties it when the result is taken back", () => {
		const { source, model } = aCopy();
		const final = (of: EditionReadModel) => of.entity("match", "b14-f")!.home.team;
		expect(model.entity("match", "b14-s1")!.home.team).toBe("b14-ask");
		expect(final(model)).toBeNull();
		const played = model.withMatches([aMatchOf(source, "b14-s1", { status: "finished", score: { home: 0, away: 1 } })], 2);
		expect(final(played)).toBe("b14-gran");
		expect(played.entity("team-matches", "b14-gran")).toContain("b14-f");
		const again = played.withMatches([aMatchOf(source, "b14-s1", {})], 3);
		expect(textOf(again)).toBe(textOf(model));
	});

	test("moves a match to another group with all that depends on it", () => {
		const { source, model } = aCopy();
		const moved = model.withMatches([aMatchOf(source, "b14-m9", { division: "g15-g-a" })], 2);
		expect(moved.entity("division-matches", "b14-g-2")).not.toContain("b14-m9");
		expect(moved.entity("division-matches", "g15-g-a")).toContain("b14-m9");
		expect(moved.entity("match", "b14-m9")?.category).toBe("g15");
	});

	const at = (time: string) => `2026-07-16T${time}:00Z`;
	const from = (start: string) => ({ moved: { start, field: "heden-2" } });
	const ENDED_LATE = { status: "finished", begun: at("09:30"), ended: at("10:40") } as const;
	test.each<[what: string, before: Partial<CupFileMatch>, after: Partial<CupFileMatch>, told: [EntityKind, string]]>([
		["has begun late", { status: "live" }, { begun: at("09:20") }, ["expected", "b14-s2"]],
		["has ended late", { status: "finished", begun: at("09:00") }, { ended: at("10:20") }, ["expected", "b14-s2"]],
		["was to be played at another time", from(at("07:00")), from(at("09:00")), ["moved-away", "heden-2"]],
		["was to be played on another field", from(at("07:00")), { moved: { field: "valhalla-1" } }, ["moved-away", "heden-2"]],
		["is played elsewhere", {}, { field: "valhalla-1" }, ["programme", "heden-10 2026-07-16"]],
		["is played later", {}, { start: at("15:30") }, ["programme", "heden-10 2026-07-16"]],
		["is called by another number", {}, { number: "999" }, ["numbers", ""]],
		["is being played", {}, { status: "live" }, ["live", ""]],
		["has begun on time after all", { status: "live", begun: at("09:20") }, { begun: at("09:00") }, ["expected", "b14-s2"]],
		["was given away after all", ENDED_LATE, { status: "walkover", winner: "home" }, ["expected", "b14-s2"]],
		["is where it was at first", from(at("07:00")), { moved: undefined } as object, ["moved-away", "heden-2"]],
		["leaves a field that is streamed", { start: "2026-07-15T09:00:00Z" }, { field: "heden-2" }, ["stream", "heden-10-day-3"]],
		[
			"is elsewhere at its time",
			{ start: at("10:00"), field: "valhalla-1" },
			{ field: "heden-2" },
			["listing", "day 2026-07-16"],
		],
	])("updates every list that has a match that %s", (_, before, after, told) => {
		const source = new CupInMemory(aSmallCup());
		source.report(aMatchOf(source, "b14-s2", from(at("08:00"))));
		source.report(aMatchOf(source, "b14-s1", before));
		const model = EditionReadModel.build(source.record());
		const changed = aMatchOf(source, "b14-s1", after);
		source.report(changed);
		const afresh = EditionReadModel.build(source.record());
		expect(model.entity(...told)).not.toEqual(afresh.entity(...told));
		expect(textOf(model.withMatches([changed], 9))).toBe(textOf(afresh));
	});

	test.each(["scheduled", "postponed", "cancelled"] as const)(
		"has no figure of a match that is %s, whatever the record has",
		(status) => {
			const { source, model } = aCopy();
			const [one, other] = [
				{ home: 3, away: 2 },
				{ home: 1, away: 2 },
			];
			const played = {
				score: one,
				halfTime: other,
				regularTime: other,
				shootOut: one,
				decidedBy: "penalties",
				winner: "home",
			} as const;
			const running = { period: "second-half", periodStart: at("09:30"), periodMinute: 21, minute: 33 } as const;
			const told = model
				.withMatches([aMatchOf(source, "b14-s1", { status, ...played, ...running })], 2)
				.entity("match", "b14-s1");
			const nothing = { score: null, halfTime: null, regularTime: null, shootOut: null, decidedBy: null, leadingSide: null };
			expect(told).toMatchObject({ ...nothing, period: null, periodStart: null, periodMinute: null, minute: null });
			const live = model.withMatches([aMatchOf(source, "b14-s1", { status: "live", ...played, ...running })], 2);
			expect(live.entity("match", "b14-s1")).toMatchObject({
				score: one,
				halfTime: other,
				regularTime: other,
				shootOut: one,
				minute: 33,
			});
		},
	);

	test("orders matches by time, a field's programme by day, and finished ones latest first", () => {
		const { model } = aCopy();
		expect(model.entity("division-matches", "b14-g-1")).toEqual(["b14-m1", "b14-m2", "b14-m3", "b14-m4", "b14-m5", "b14-m6"]);
		expect(model.entity("category-last", "b14")?.slice(0, 2)).toEqual(["b14-m9", "b14-m6"]);
		expect(model.entity("programme", "heden-10 2026-07-16")).toEqual(["b14-s1", "b14-s2"]);
	});

	test("shows each start in the time zone of its arena", () => {
		const { source } = aCopy();
		const record = source.record();
		record.arenas[0]!.zone = "America/Halifax";
		const model = EditionReadModel.build(record);
		expect(model.entity("match", "b14-m1")?.start).toBe("2026-07-13T06:00:00-03:00");
		expect(model.entity("match", "g15-m1")?.start).toBe("2026-07-14T14:00:00+02:00");
		expect(model.entity("match", "g15-m3")?.start).toBe("2026-07-15T15:00:00+02:00");
	});

	test("has a team's road: its matches if it wins, without those it plays anyway", () => {
		const { model } = aCopy();
		expect(model.entity("road", "b14-ask")).toEqual(["b14-f"]);
		expect(model.entity("road", "b14-ek")).toEqual([]);
	});
});
