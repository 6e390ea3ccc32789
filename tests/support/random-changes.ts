import fc from "fast-check";
import type { CupFile, CupFileEdition, CupFileMatch } from "../../src/results/record/cup-file.ts";
import type { CupInMemory } from "./cup-in-memory.ts";

/** One change of a record, as a reporter or an import makes it. */
export type Change = (source: CupInMemory) => void;

const goals = fc.integer({ min: 0, max: 4 });
const score = fc.record({ home: goals, away: goals });

/** A match's new state: with a score where it has one. */
const reported = fc.oneof(
	fc.record({ status: fc.constantFrom("live" as const, "finished" as const), score, minute: goals }),
	fc.record({ status: fc.constant("finished" as const), score, shootOut: fc.constant({ home: 5, away: 4 }) }),
	fc.record({ status: fc.constant("walkover" as const), winner: fc.constantFrom("home" as const, "away" as const) }),
	fc.record({ status: fc.constantFrom("scheduled" as const, "postponed" as const, "cancelled" as const) }),
	fc.record({
		start: fc.integer({ min: 6, max: 20 }).map((hour) => `2026-07-16T${String(hour).padStart(2, "0")}:00:00Z`),
		field: fc.constantFrom("heden-2", "heden-10", "valhalla-1"),
	}),
);

const report = fc.record({ at: fc.nat(), reported }).map(
	({ at, reported: news }): Change =>
		(source) => {
			const { matches } = source.record().edition;
			const match = matches[at % matches.length]!;
			source.report("status" in news ? { ...unplayed(match), ...news } : { ...match, ...news });
		},
);

function unplayed({ score: _, shootOut, winner, decidedBy, minute, period, ...rest }: CupFileMatch): CupFileMatch {
	return rest;
}

/** As a report, of the edition before, where there is one. */
const lateReport = fc.record({ at: fc.nat(), reported }).map(
	({ at, reported: news }): Change =>
		(source) => {
			const { matches } = source.record(source.ids.at(-1)).edition;
			const match = matches[at % matches.length]!;
			source.report("status" in news ? { ...unplayed(match), ...news } : { ...match, ...news });
		},
);

const added = fc.nat({ max: 3 }).map(
	(number): Change =>
		(source) => {
			const id = `b14-extra-${number}`;
			const teams = { home: { team: "b14-bro" }, away: { team: "b14-ek" } };
			source.report({ id, division: "b14-g-1", round: 4, ...teams, status: "finished", score: { home: number, away: 0 } });
		},
);

type Revise = (edition: CupFileEdition, file: CupFile) => void;

const REVISIONS: readonly Revise[] = [
	({ published }) => Object.assign(published, { lot: !published.lot }),
	({ published }) => Object.assign(published, { schedule: !published.schedule }),
	({ published }) => Object.assign(published, { teams: !published.teams }),
	({ published }) => Object.assign(published, { clubs: !published.clubs }),
	(edition) => edition.matches.splice(2, 1),
	(edition) => Object.assign(edition.teams[1]!, { suffix: "2" }),
	(edition) => Object.assign(edition, { selectedGames: edition.selectedGames?.length ? [] : ["b14-s1", "b14-m1"] }),
	(edition) =>
		edition.facts?.push({
			id: `so-${edition.facts.length}`,
			at: "2026-07-14T20:00:00Z",
			kind: "shoot-out",
			division: "b14-g-1",
			order: ["b14-dal", "b14-bro"],
		}),
	(_, { clubs }) => Object.assign(clubs[0]!, { name: "Ask BK", nation: "fi" }),
	({ categories }) => Object.assign(categories[0]!, { publishes: { scores: true, tables: false, playoffs: true } }),
	({ announcements }) => announcements?.pop(),
	({ streams }) => Object.assign(streams![0]!, { state: "replay", access: "pass" }),
	({ streams }) => streams?.pop(),
	(_, { arenas }) => Object.assign(arenas[0]!, { name: "Nya Heden", zone: "Europe/Helsinki" }),
	({ categories }) => categories[1]!.stages[0]!.divisions.reverse(),
	({ matches }) => Object.assign(matches[3]!, { number: matches[3]!.number ? "77" : "412" }),
	(_, { arenas }) => arenas[0]!.fields.reverse(),
	(_, { arenas }) => Object.assign(arenas[1]!.fields[0]!, { name: "Valhalla A", surface: "grass" }),
];

const revised = fc.constantFrom(...REVISIONS).map(
	(revise): Change =>
		(source) =>
			source.revise("lc-2026", revise),
);

/** Changes of the small cup, mostly of matches. */
export const changes = (most: number): fc.Arbitrary<Change[]> =>
	fc.array(
		fc.oneof(
			{ weight: 6, arbitrary: report },
			{ weight: 1, arbitrary: lateReport },
			{ weight: 1, arbitrary: added },
			{ weight: 3, arbitrary: revised },
		),
		{ minLength: 1, maxLength: most },
	);
