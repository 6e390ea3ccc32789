import { afterAll, beforeAll, expect, test } from "vitest";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import type { Database } from "../../../database/database.ts";
import { openInMemory } from "../../../database/folder.ts";
import { createGraphQL } from "../../graphql/create-graphql.ts";
import { importCup } from "../../record/import/import.ts";
import { sourceWithoutLines } from "../../record/input/source.ts";
import { type ReadModelSource, recordSource } from "./read-model-source.ts";
import { ReadModels } from "./read-models.ts";

let db: Database;
beforeAll(async () => {
	db = await openInMemory();
	expect((await importCup(db, sourceWithoutLines("cup.json", aSmallCup()))).written).toBe(true);
});
afterAll(() => db.close());

const onError = (error: unknown) => {
	throw error;
};

/** An edition with nothing in it, and another name for the cup: all editions change with it. */
const anEdition = (year: number) => ({
	format: "cupboard-cup/1",
	cup: { id: 7, name: `Lillcupen, ${year}` },
	editions: [
		{
			...{ id: `lc-${year}`, year, name: `Lillcupen ${year}`, startsOn: `${year}-07-01`, endsOn: `${year}-07-03` },
			published: { clubs: true, teams: true, lot: true, schedule: true },
			...{ categories: [], teams: [], matches: [] },
		},
	],
});

const imported = async (year: number) =>
	expect((await importCup(db, sourceWithoutLines("cup.json", anEdition(year)))).written).toBe(true);

const NOTICES = { "as they come": (source: ReadModelSource) => source, never: without(() => undefined) } as const;

/** A source whose notices are dropped. */
function without(hear: () => void) {
	return (source: ReadModelSource): ReadModelSource => ({ ...source, listen: async () => async () => hear() });
}

test.each(Object.entries(NOTICES))("an edition just imported is found, by id, with notices %s", async (notices, of) => {
	const models = await ReadModels.open({ source: of(recordSource(db)), clock: () => new Date(0), onError });
	const { execute } = createGraphQL({ models, onError });
	const asked = async (year: number) =>
		(await execute(`{ tournament(cup: 7, tournament: "lc-${year}") { id name } }`, {}, { lang: "en" })).data;
	expect(await asked(2026)).toMatchObject({ tournament: { id: "lc-2026" } });
	for (let year = notices === "never" ? 2040 : 2030; year % 10 < 8; year++) {
		expect(await asked(year)).toEqual({ tournament: null });
		let [isImported, isAnswered] = [false, false];
		const asking = (async () => {
			while (!isAnswered) {
				const [wasImported, answer] = [isImported, await asked(year)];
				if (wasImported) {
					expect(answer).toMatchObject({ tournament: { id: `lc-${year}` } });
					isAnswered = true;
				}
			}
		})();
		await imported(year);
		isImported = true;
		await asking;
	}
	await models.close();
});

test("an edition just imported is in the list of editions as soon as its notice has arrived", async () => {
	const source = recordSource(db);
	let isHeard = false;
	const listening: ReadModelSource = {
		...source,
		listen: (onChange, onError) =>
			source.listen((change) => {
				onChange(change);
				isHeard ||= change.edition === "lc-2050";
			}, onError),
	};
	const models = await ReadModels.open({ source: listening, clock: () => new Date(0), onError });
	await models.current(7, "lc-2026");
	const asking = (async () => {
		for (;;) {
			const wasHeard = isHeard;
			const listed = (await models.cup(7))?.has("lc-2050");
			if (wasHeard) return listed;
			await new Promise((resolve) => setImmediate(resolve));
		}
	})();
	await imported(2050);
	expect(await asking).toBe(true);
	await models.close();
});

test("an unknown edition is looked up once, however many ask at the same time", async () => {
	const source = recordSource(db);
	let [looks, running, most] = [0, 0, 0];
	const counted: ReadModelSource = {
		...source,
		editions: async (cup) => {
			looks++;
			most = Math.max(most, ++running);
			const read = await source.editions(cup);
			running--;
			return read;
		},
	};
	const models = await ReadModels.open({ source: counted, clock: () => new Date(0), onError });
	await models.cup(7);
	looks = 0;
	expect(await Promise.all(Array.from({ length: 50 }, (_, at) => models.current(7, `none-${at}`)))).toEqual(Array(50).fill(null));
	expect(looks).toBeLessThan(4);
	expect(most).toBe(1);
	await models.close();
});
