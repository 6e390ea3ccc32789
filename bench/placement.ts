import { playoffTree } from "../src/cup/playoffs/playoff-tree.ts";
import { categoryPlacings } from "../src/results/edition/category-placings.ts";
import { EditionReadModel } from "../src/results/edition/keeping/edition-read-model.ts";
import type { CupFileCategory, CupFileEdition, CupFileMatch, EditionRecord } from "../src/results/record/cup-file.ts";
import { aCategory, aClub, aMatch, aPlayoff, aSmallCup, aTeam, finished } from "../tests/support/cup.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * What a playoff of 128 teams with all places played out costs beside a single elimination of 128 in the same run: the rules (slots, bracket,
 * placings) for each match, with the first two rounds played, and a goal in the read model. Processor time. `npx tsx bench/placement.ts`
 */
const TEAMS = 128;
const ROUNDS = 9;
/** Each side is measured so often a round: once is too short. */
const TIMES = 20;

type Side = Parameters<typeof aMatch>[2][number];

function recordOf(playsOut: boolean): EditionRecord & { readonly edition: CupFileEdition } {
	const clubs = Array.from({ length: TEAMS }, (_, at) => `c${at + 1}`);
	const team = (club: string) => `b18-${club}`;
	const tree = playoffTree<string>(
		clubs.map(team),
		() => playsOut,
		(round, position) => `b18-${round}-${position}`,
	);
	const isFirst = (round: string) => round === "round-of-128";
	const isLive = (round: string, position: number) => round === "round-of-64" && position <= 8;
	const matches = tree.map(({ id, round, position, home, away }): CupFileMatch => {
		const more = isFirst(round) ? finished(2, position % 2 === 0 ? 1 : 3) : {};
		const live = { status: "live", score: { home: 0, away: 0 }, period: "first-half", minute: 3 } as const;
		const start = `2026-07-${isFirst(round) ? 13 : 14}T08:00:00Z`;
		return aMatch(id, "b18-a-1", [home as Side, away as Side], {
			...{ round, position, start, field: "heden-10" },
			...(isLive(round, position) ? live : more),
		});
	});
	const { cup, arenas, editions } = aSmallCup();
	const edition: CupFileEdition = {
		...editions[0]!,
		categories: [aCategory("b18", [aPlayoff("b18-a", "A")])],
		teams: clubs.map((club) => aTeam(team(club), "b18")),
		matches,
		facts: [],
		selectedGames: [],
		streams: [],
		announcements: [],
	};
	return { cup, clubs: clubs.map((club) => aClub(club)), arenas, edition, revision: 1, announcedTo: null };
}

/** Milliseconds of the processor. */
function timed(act: () => unknown): number {
	const before = process.cpuUsage();
	for (let at = 0; at < TIMES; at++) act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000 / TIMES;
}

function measured(record: EditionRecord) {
	const { edition } = record;
	const category: CupFileCategory = edition.categories[0]!;
	const live = edition.matches.filter(({ status }) => status === "live");
	let [model, goals] = [EditionReadModel.build(record), 0];
	return () => ({
		// Copies: cached results of a match must not count as work done.
		rules: timed(() => categoryPlacings({ ...edition, matches: edition.matches.map((match) => ({ ...match })) }, category)),
		goal: timed(() => {
			const before = model;
			goals += 1;
			model = before.withMatches([{ ...live[goals % live.length]!, score: { home: goals, away: 0 } }], goals + 1);
			model.changedFrom(before);
		}),
	});
}

const [all, plain] = [recordOf(true), recordOf(false)];
const [measureAll, measurePlain] = [measured(all), measured(plain)];
measureAll();
measurePlain();
const foreign = watchForeignLoad();
const figures = Array.from({ length: ROUNDS }, () => ({ all: measureAll(), plain: measurePlain() }));
const load = foreign();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const of = (which: "all" | "plain", what: "rules" | "goal") => median(figures.map((figure) => figure[which][what]));
const count = { all: all.edition.matches.length, plain: plain.edition.matches.length };

console.log(`${count.all} matches with all places played out, ${count.plain} without, median of ${ROUNDS}`);
sayRow({
	what: "rules for one match, all 128 places played out",
	ours: (of("all", "rules") / count.all) * 1_000,
	reference: (of("plain", "rules") / count.plain) * 1_000,
	beside: "single elimination of 128",
	unit: "µs",
	target: "≤ 1.3",
	foreign: load,
});
sayRow({
	what: "a goal where all 128 places are played out",
	ours: of("all", "goal"),
	reference: of("plain", "goal"),
	beside: "in a single elimination of 128",
	unit: "ms",
	target: "≤ 1.2",
	foreign: load,
});
