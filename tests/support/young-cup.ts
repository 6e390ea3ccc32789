import type { CupFile, CupFileMatch } from "../../src/results/record/cup-file.ts";
import { aCategory, aGroupStage, aMatch, aPlayoff, aSmallCup, aTeam } from "./cup.ts";

/** Figures that occur nowhere else in the small cup, so that a leak is detected. */
export const HIDDEN_FIGURES = [77, 66, 88, 55, 99];

const start = (hour: number) => `2026-07-15T${String(hour).padStart(2, "0")}:00:00Z`;

/** Matches of young teams with everything that could reveal a result: more than a group, so that results would fill slots. */
function youngMatches(): CupFileMatch[] {
	const told = { score: { home: 77, away: 66 }, halfTime: { home: 55, away: 44 } } as const;
	return [
		aMatch("b11-y1", "b11-g-1", ["b11-ek", "b11-gran"], {
			...told,
			status: "finished",
			start: start(7),
			field: "heden-2",
			events: [{ minute: 3, kind: "goal", side: "home", shirt: 99, score: { home: 77, away: 66 } }],
		}),
		aMatch("b11-y2", "b11-g-1", ["b11-gran", "b11-hav"], {
			...told,
			status: "live",
			start: start(8),
			field: "heden-2",
			period: "second-half",
			minute: 21,
		}),
		aMatch("b11-y3", "b11-g-1", ["b11-hav", "b11-ek"], { status: "walkover", winner: "away", start: start(9) }),
		aMatch("b11-z1", "b11-next-2", [{ kind: "position", division: "b11-g-1", position: 1 }, "b11-hav"], { start: start(10) }),
		{
			...aMatch("b11-z2", "b11-next-2", ["b11-ek", "b11-hav"], {
				status: "finished",
				score: { home: 88, away: 66 },
				start: start(11),
			}),
			home: { team: "b11-ek", slot: { kind: "position", division: "b11-g-1", position: 1 } },
		},
		aMatch("b11-p1", "b11-a-1", ["b11-ek", "b11-hav"], {
			round: "semi-final",
			status: "finished",
			score: { home: 66, away: 66 },
			shootOut: { home: 88, away: 77 },
			decidedBy: "penalties",
			start: start(12),
			field: "heden-10",
		}),
		aMatch("b11-p2", "b11-a-1", [{ kind: "winner", match: "b11-p1" }, "b11-gran"], {
			round: "final",
			start: start(13),
			field: "heden-10",
		}),
	];
}

/** The small cup, in which Boys 11 play a group, a second group that its table would fill and begin, points that are deducted, and a playoff with final places, and publish none of it. */
export function aYoungCup(): CupFile {
	const cup = aSmallCup();
	const edition = cup.editions[0]!;
	const young = aCategory(
		"b11",
		[
			aGroupStage("b11-g", { "1": ["b11-ek", "b11-gran", "b11-hav"] }, { advance: [{ positions: [1, 2], to: "b11-a" }] }),
			aGroupStage("b11-next", { "2": [] }, { rank: 2, carries: "all" }),
			aPlayoff("b11-a", "A", { rank: 3 }),
		],
		{ rules: { preset: "arvika" }, age: 11, publishes: { scores: false, tables: false, playoffs: false } },
	);
	edition.categories = [...edition.categories.filter(({ id }) => id !== "b11"), young];
	edition.matches = [...edition.matches.filter(({ division }) => !division.startsWith("b11")), ...youngMatches()];
	edition.teams = [
		...edition.teams.filter(({ category }) => category !== "b11"),
		...["ek", "gran", "hav"].map((club) => aTeam(`b11-${club}`, "b11")),
	];
	edition.facts = [
		...(edition.facts ?? []),
		{ id: "young-lots", at: start(14), kind: "lots", division: "b11-g-1", order: ["b11-hav", "b11-ek"] },
		{ id: "young-points", at: start(14), kind: "points", division: "b11-g-1", team: "b11-ek", points: -55, note: "88" },
		{ id: "young-walkover", at: start(14), kind: "walkover", match: "b11-y3", note: "99" },
	];
	edition.selectedGames = ["b11-p1", "b11-y1", "b14-f"];
	return cup;
}

/** Whether a match is of Boys 11, in either year of `withYearBefore`. */
export const isYoung = ({ division }: Pick<CupFileMatch, "division">): boolean => /^(old-)?b11-/.test(division);

/** The same cup with other results of Boys 11, another team placed by the hidden table, and no decisions: what readers get must not change. */
export function withOtherResults(cup: CupFile): CupFile {
	const editions = cup.editions.map((edition) => ({
		...edition,
		facts: (edition.facts ?? []).filter(({ id }) => !id.startsWith("young")),
		matches: edition.matches.map((match): CupFileMatch => {
			if (!isYoung(match) || match.status === undefined) return match;
			const { score, halfTime, regularTime, shootOut, decidedBy, winner, events, minute, status, ...bare } = match;
			const { id, home } = bare;
			if (id.endsWith("b11-p1")) return { ...bare, status: "walkover", winner: "away" };
			const played = { ...bare, status: status === "walkover" ? ("finished" as const) : status, score: { home: 1, away: 2 } };
			if (status === "live") return { ...played, minute: 3 };
			return id.endsWith("b11-z2") ? { ...played, home: { ...home, team: home.team!.replace("b11-ek", "b11-gran") } } : played;
		}),
	}));
	return { ...cup, editions };
}

/** The same cup with all of Boys 11 published, by which a test sees that it looks everywhere. */
export function withPublishedYoung(cup: CupFile): CupFile {
	const editions = cup.editions.map((edition) => ({
		...edition,
		categories: edition.categories.map((category) => {
			const { publishes: _, ...published } = category;
			return category.id.endsWith("b11") ? published : category;
		}),
	}));
	return { ...cup, editions };
}
