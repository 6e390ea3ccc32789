import { demoCup } from "../src/demo/demo-cup.ts";
import { EditionReadModel } from "../src/results/edition/keeping/edition-read-model.ts";

/**
 * How long the current edition of the demo cup takes to become a read model, and to follow one goal, beside how long
 * JSON.parse takes to read the same edition in the same run: the ratio says more than milliseconds of a busy machine.
 * `npx tsx bench/read-model.ts`
 */
const ROUNDS = 9;

const { cup, clubs, arenas, editions } = demoCup({ today: new Date().toISOString().slice(0, 10) });
const edition = editions.reduce((largest, other) => (other.matches.length > largest.matches.length ? other : largest));
const record = { cup, clubs, arenas, edition, revision: 1, announcedTo: null };
const text = JSON.stringify(record);
const live = edition.matches.find(({ status }) => status === "live")!;

function timed(act: () => unknown): number {
	const start = performance.now();
	act();
	return performance.now() - start;
}

const figures = Array.from({ length: ROUNDS }, (_, round) => {
	let model = EditionReadModel.build(record);
	const parse = timed(() => JSON.parse(text));
	const build = timed(() => {
		model = EditionReadModel.build(record);
	});
	const score = { home: round, away: 0 };
	const goal = timed(() => model.withMatches([{ ...live, score }], 2).changedFrom(model));
	return { parse, build, goal };
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const [parse, build, goal] = (["parse", "build", "goal"] as const).map((name) =>
	median(figures.map((figure) => figure[name])),
) as [number, number, number];

console.log(
	`${edition.matches.length} matches, ${edition.teams.length} teams, ${(text.length / 1e6).toFixed(1)} MB of JSON, median of ${ROUNDS}`,
);
console.log(`JSON.parse  ${parse.toFixed(1)} ms`);
console.log(`build       ${build.toFixed(1)} ms, ${(build / parse).toFixed(1)} times`);
console.log(`one goal    ${goal.toFixed(1)} ms, ${(goal / parse).toFixed(2)} times`);
