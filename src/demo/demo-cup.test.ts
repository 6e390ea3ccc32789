import { describe, expect, test } from "vitest";
import { madeDemo, TODAY } from "../../tests/support/made-demo.ts";
import { programmeConflicts } from "../results/record/conflicts.ts";
import { type CupFileEdition, type CupFileMatch, cupFile } from "../results/record/cup-file.ts";
import { demoCup } from "./demo-cup.ts";
import { FOOTBALL_DEMO } from "./football/plan.ts";
import { HANDBALL_DEMO } from "./handball/plan.ts";
import { filledEdition } from "./seen-edition.ts";

const MINUTE = 60_000;
const REST = 60;

function editionOf(cup: ReturnType<typeof demoCup>, year: number): CupFileEdition {
	return cup.editions.find((edition) => edition.year === year)!;
}

/** From kick-off until the players leave the field, without extra time and penalties. */
function playedMinutes(edition: CupFileEdition): (match: CupFileMatch) => number {
	const minutes = new Map(
		edition.categories.flatMap((category) =>
			category.stages.flatMap((stage) => stage.divisions.map(({ id }) => [id, 2 * category.minutesPerHalf! + 5] as const)),
		),
	);
	return (match) => minutes.get(match.division)!;
}

const isCalledOff = (match: CupFileMatch) => match.status === "postponed" || match.status === "cancelled";

test.each([FOOTBALL_DEMO, HANDBALL_DEMO])(
	"the same seed and year give the same cup, byte for byte, on any day of the year: $cup.name",
	(plan) => {
		// Before its week and after it.
		const one = JSON.stringify(madeDemo(plan));
		expect(JSON.stringify(demoCup({ plan, today: "2026-01-02" })) === one).toBe(true);
		expect(JSON.stringify(demoCup({ plan, today: "2026-12-30", seed: "another" })) === one).toBe(false);
	},
);

describe.each([
	[FOOTBALL_DEMO, TODAY],
	[FOOTBALL_DEMO, "2027-02-28"],
	[FOOTBALL_DEMO, "2031-07-17"],
	[HANDBALL_DEMO, TODAY],
	[HANDBALL_DEMO, "2031-07-17"],
])("$cup.name made on %s", (plan, today) => {
	const cup = today === TODAY ? madeDemo(plan) : demoCup({ plan, today });
	const year = Number(today.slice(0, 4));
	const current = editionOf(cup, year);
	const finished = cup.editions.filter((edition) => edition.year < year);
	const statuses = (edition: CupFileEdition) => new Set(edition.matches.map((match) => match.status));

	test("is a valid cup file", () => {
		expect(cupFile.safeParse(cup).error).toBeUndefined();
	});

	test("states when each arena is open, and plays no match outside those hours", () => {
		expect(cup.arenas.every(({ opens, closes }) => opens !== undefined && closes !== undefined)).toBe(true);
		for (const edition of cup.editions) {
			const matches = edition.matches.map((match) => ({
				...match,
				status: isCalledOff(match) ? match.status : ("scheduled" as const),
			}));
			const { certain } = programmeConflicts({ ...cup, edition: { ...edition, matches } });
			expect(certain.filter(({ kind }) => kind === "hours")).toEqual([]);
		}
	});

	test("never uses an id twice within a kind", () => {
		const categories = cup.editions.flatMap((edition) => edition.categories);
		const stages = categories.flatMap((category) => category.stages);
		const kinds = {
			clubs: cup.clubs,
			fields: cup.arenas.flatMap((arena) => arena.fields),
			categories,
			stages,
			divisions: stages.flatMap((stage) => stage.divisions),
			teams: cup.editions.flatMap((edition) => edition.teams),
			matches: cup.editions.flatMap((edition) => edition.matches),
			facts: cup.editions.flatMap((edition) => edition.facts ?? []),
			announcements: cup.editions.flatMap((edition) => edition.announcements ?? []),
		};
		for (const [kind, nouns] of Object.entries(kinds)) {
			const ids = nouns.map((noun) => noun.id);
			expect(new Set(ids).size, kind).toBe(ids.length);
			expect(
				ids.filter((id) => !/^\d{1,8}$/.test(id)),
				kind,
			).toEqual([]);
		}
	});

	test("is in the middle of its week, with finished, live and upcoming matches to match", () => {
		const now = Date.parse(cup.cup.clock!);
		const minutes = playedMinutes(current);
		for (const match of current.matches) {
			const begun = (now - Date.parse(match.start!)) / MINUTE;
			if (match.status === "scheduled") expect(begun, match.id).toBeLessThan(0);
			if (match.status === "live") expect(begun, match.id).toBeGreaterThanOrEqual(0);
			if (match.status === "finished") expect(begun, match.id).toBeGreaterThanOrEqual(minutes(match));
		}
	});

	test("leaves open the slots of shared places, and fills those of decided ones", () => {
		const { teamOn, tables } = filledEdition(cup, current);
		const slots = current.matches.flatMap((match) =>
			(["home", "away"] as const).flatMap((side) => {
				const slot = match[side].slot;
				return slot?.kind === "position" ? [{ slot, team: teamOn(match, side) }] : [];
			}),
		);
		const decided = slots.filter(({ slot }) => {
			const table = tables.get(slot.division)!;
			return table.complete && table.rows.some((row) => row.position === slot.position && !row.shared);
		});
		expect(decided.length).toBeGreaterThan(150);
		expect(decided.filter(({ team }) => team === null)).toEqual([]);
		const open = slots.filter(({ slot, team }) => team === null && tables.get(slot.division)!.complete);
		expect(open.length).toBeGreaterThanOrEqual(4);
	});

	test("plays no two matches on a field and no team twice at a time, with an hour's rest, from eight to eight", () => {
		for (const edition of cup.editions) {
			const { teamOn } = filledEdition(cup, edition);
			const minutes = playedMinutes(edition);
			const played = edition.matches
				.filter((match) => !isCalledOff(match))
				.map((match) => ({
					match,
					start: Date.parse(match.start!) / MINUTE,
					end: Date.parse(match.start!) / MINUTE + minutes(match),
				}))
				.sort((a, b) => a.start - b.start);
			const fieldFree = new Map<string, number>();
			const teamFree = new Map<string, number>();
			const endOf = new Map(played.map(({ match, end }) => [match.id, end]));
			const groupEnd = new Map<string, number>();
			for (const { match, end } of played) groupEnd.set(match.division, Math.max(groupEnd.get(match.division) ?? 0, end));
			// Collected into one expectation: one for each takes longer than making the cup.
			const faults: string[] = [];
			const notBefore = (earliest: number, start: number, what: string) => {
				if (start < earliest) faults.push(`${what} begins ${earliest - start} minutes too early`);
			};
			for (const { match, start, end } of played) {
				notBefore(fieldFree.get(match.field!) ?? 0, start, `${match.id} on ${match.field}`);
				fieldFree.set(match.field!, end);
				const day = match.start!.slice(11, 16);
				if (day < "08:00" || day > "19:30") faults.push(`${match.id} at ${day}`);
				for (const side of ["home", "away"] as const) {
					const { slot } = match[side];
					const known =
						slot?.kind === "winner" || slot?.kind === "loser"
							? endOf.get(slot.match)
							: slot?.kind === "position"
								? groupEnd.get(slot.division)
								: 0;
					notBefore(known ? known + REST : 0, start, `${match.id}, whose ${side} side is known late,`);
					const team = teamOn(match, side);
					if (!team) continue;
					notBefore((teamFree.get(team) ?? -REST) + REST, start, `${match.id} of ${team}`);
					teamFree.set(team, end);
				}
			}
			expect(played.length > 0 || edition.year > year, `matches of ${edition.year}`).toBe(true);
			expect(faults).toEqual([]);
		}
	});

	test("has finished editions that are complete, each with its champions", () => {
		for (const edition of finished) {
			expect([...statuses(edition)].filter((status) => !["finished", "walkover", "cancelled"].includes(status))).toEqual([]);
			const { teamOn, tables } = filledEdition(cup, edition);
			expect([...tables.values()].every((table) => table.complete)).toBe(true);
			const finals = edition.matches.filter((match) => match.round === "final");
			const playoffs = edition.categories.flatMap((category) => category.stages.filter((stage) => stage.type === "playoff"));
			expect(finals).toHaveLength(playoffs.length);
			for (const final of finals) expect(teamOn(final, "home") && teamOn(final, "away"), final.id).toBeTruthy();
			expect(edition.matches.filter((match) => !teamOn(match, "home") || !teamOn(match, "away"))).toEqual([]);
			expect(edition.selectedGames!.length).toBeGreaterThanOrEqual(7);
		}
	});

	test("publishes nothing of next year, although teams have registered", () => {
		const next = editionOf(cup, year + 1);
		expect(Object.values(next.published)).toEqual([false, false, false, false]);
		expect(next.teams).toHaveLength(plan.registered);
		expect(next.matches).toEqual([]);
	});

	test("names no player, and prints every match number once", () => {
		for (const edition of cup.editions)
			expect(new Set(edition.matches.map((match) => match.number)).size).toBe(edition.matches.length);
		const events = current.matches.flatMap((match) => match.events ?? []);
		expect(events.filter((event) => event.text !== undefined)).toEqual([]);
	});

	test("has some clubs again in other years", () => {
		const editionsOf = new Map<string, Set<number>>();
		for (const edition of cup.editions)
			for (const team of edition.teams) editionsOf.set(team.club, (editionsOf.get(team.club) ?? new Set()).add(edition.year));
		const often = [...editionsOf.values()].filter((years) => years.size >= 3);
		expect(often.length).toBeGreaterThan(cup.clubs.length / 2);
		expect(current.teams.some((team) => team.suffix === "2")).toBe(true);
	});
});
