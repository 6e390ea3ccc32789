import { groupBy } from "../src/collections/group-by.ts";
import { demoCup } from "../src/demo/demo-cup.ts";
import { EditionReadModel } from "../src/results/edition/keeping/edition-read-model.ts";
import { watchForeignLoad } from "./measuring/processor.ts";
import { sayRow } from "./measuring/row.ts";

/**
 * The time to make a read model of the demo cup's current edition, and to update it for a goal, a kick-off, sixty kick-offs in one change,
 * and an end that decides a group. Compared with JSON.parse of the edition in the same run, since the ratio is more stable than
 * milliseconds of a busy machine. Processor time.
 * `npx tsx bench/read-model.ts`
 */
const ROUNDS = 9;
/** Changes a round: one is too short to be measured. */
const CHANGES = 40;

const { cup, clubs, arenas, editions } = demoCup({ today: new Date().toISOString().slice(0, 10) });
const edition = editions.reduce((largest, other) => (other.matches.length > largest.matches.length ? other : largest));
const record = { cup, clubs, arenas, edition, revision: 1, announcedTo: null };
const text = JSON.stringify(record);
const live = edition.matches.filter(({ status }) => status === "live");
/** Matches of unfinished groups: the last of each decides which teams go on. */
const groups = [...groupBy(edition.matches, ({ division }) => division).values()]
	.filter((own) => own.every(({ home, away }) => home.team && away.team) && own.some(({ status }) => status === "scheduled"))
	.slice(0, CHANGES);
const coming = edition.matches.filter(({ status, home, away }) => status === "scheduled" && home.team && away.team);

/** Milliseconds of the processor. */
function timed(act: () => unknown): number {
	const before = process.cpuUsage();
	act();
	const { user, system } = process.cpuUsage(before);
	return (user + system) / 1_000;
}

let revision = 1;
let model = EditionReadModel.build(record);

function follow(matches: typeof live): void {
	const before = model;
	revision += 1;
	model = before.withMatches(matches, revision);
	model.changedFrom(before);
}
const kickedOff = (matches: typeof live) =>
	matches.map((match) => ({ ...match, status: "live" as const, begun: match.start!, score: { home: 0, away: 0 } }));

const ended = (match: (typeof live)[number], home: number) => ({
	...match,
	status: "finished" as const,
	score: { home, away: 1 },
});

const foreign = watchForeignLoad();
const figures = Array.from({ length: ROUNDS }, (_, round) => {
	const parse = timed(() => JSON.parse(text));
	const build = timed(() => {
		model = EditionReadModel.build(record);
	});
	const goal = timed(() => {
		for (let at = 0; at < CHANGES; at++) follow([{ ...live[at % live.length]!, score: { home: round + 1, away: at } }]);
	});
	const kickOff = timed(() => {
		for (const match of coming.slice(0, CHANGES)) follow(kickedOff([match]));
	});
	const sixty = timed(() => follow(kickedOff(coming.slice(CHANGES, CHANGES + 60))));
	follow(groups.flatMap((own) => own.slice(0, -1)).map((match, at) => ended(match, at % 5)));
	const last = groups.map((own) => own.at(-1)!);
	const decided = timed(() => {
		for (const match of last) follow([ended(match, 3)]);
	});
	return { parse, build, decided: decided / last.length, goal: goal / CHANGES, kickOff: kickOff / CHANGES, sixty };
});

const load = foreign();
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const of = (name: keyof (typeof figures)[number]) => median(figures.map((figure) => figure[name]));
const parse = of("parse");
const line = (name: string, took: number) =>
	console.log(`${name.padEnd(16)} ${took.toFixed(2)} ms, ${(took / parse).toFixed(3)} times`);

console.log(
	`${edition.matches.length} matches, ${edition.teams.length} teams, ${(text.length / 1e6).toFixed(1)} MB of JSON, median of ${ROUNDS}`,
);
line("JSON.parse", parse);
line("build", of("build"));
line("one goal", of("goal"));
line("one kick-off", of("kickOff"));
line("sixty kick-offs", of("sixty"));
line("a group's end", of("decided"));
const rows = {
	goal: ["a goal in the read model", "≤ 0.05"],
	kickOff: ["a kick-off in the read model", "≤ 0.1"],
	decided: ["an end that decides a group", "–"],
} as const;
for (const [name, [what, target]] of Object.entries(rows)) {
	const ours = of(name as keyof typeof rows);
	sayRow({ what, ours, reference: parse, beside: "JSON.parse of the edition", unit: "ms", target, foreign: load });
}
