import fc from "fast-check";
import { execute, parse } from "graphql";
import { expect, test } from "vitest";
import { textOf } from "../../src/client/graphql/graphql.ts";
import { MatchDocument } from "../../src/client/queries/match-page.graphql.ts";
import { TeamDocument } from "../../src/client/queries/team-page.graphql.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { ReadSession } from "../../src/results/edition/reading/read-session.ts";
import { schema } from "../../src/results/graphql/schema/schema.ts";
import type { CupFileEdition } from "../../src/results/record/cup-file.ts";
import { StatisticsDocument } from "../../src/site/statistics/statistics.graphql.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { withEarlierYears } from "../support/earlier-years.ts";
import { randomCupFile } from "../support/random-cup.ts";
import { anyFormat } from "../support/random-format.ts";

type Document = Parameters<typeof textOf>[0];

const DOCUMENTS = ([TeamDocument, MatchDocument, StatisticsDocument] as unknown as Document[]).map((document) =>
	parse(textOf(document)),
);

const opened = (source: CupInMemory) =>
	ReadModels.open({
		source,
		clock: () => new Date("2026-07-12T10:00:00Z"),
		onError: (error) => {
			throw error;
		},
	});

/** The pages of a team and a match of this year, and its statistics. */
async function pages(models: ReadModels, of: { readonly team: string; readonly match: string }, wholeEditions: boolean) {
	const told: unknown[] = [];
	for (const document of DOCUMENTS) {
		const reading = new ReadSession(models, { wholeEditions });
		const variableValues = { cup: 7, tournament: "lc-2026", ...of };
		const contextValue = { reading, lang: "en", rootLanguages: new Map() };
		const { data, errors } = await execute({ schema, document, contextValue, variableValues });
		expect([errors, reading.needsWholeEditions]).toEqual([undefined, false]);
		told.push(data);
	}
	return JSON.parse(JSON.stringify(told));
}

const anyChange = fc.constantFrom<(edition: CupFileEdition) => unknown>(
	({ published }) => Object.assign(published, { schedule: false }),
	({ published }) => Object.assign(published, { lot: false }),
	({ published }) => Object.assign(published, { clubs: false }),
	({ published }) => Object.assign(published, { teams: false, lot: false, schedule: false }),
	({ categories: [category] }) => Object.assign(category!, { publishes: { scores: false, tables: false, playoffs: false } }),
	({ teams }) => Object.assign(teams[0]!, { withdrawn: true }),
	({ matches }) => void matches.splice(0, 1),
	({ categories: [category] }) => Object.assign(category!, { shortName: { en: "Other", sv: "Annan" } }),
	() => undefined,
);

test("pages of this year show of earlier ones what they show of whole editions, before and after changes of these", async () => {
	await fc.assert(
		fc.asyncProperty(
			anyFormat,
			fc.constantFrom(1, 4, Number.POSITIVE_INFINITY),
			fc.nat(),
			fc.array(fc.tuple(fc.constantFrom("lc-2026-1", "lc-2026-2"), anyChange), { maxLength: 3 }),
			async (format, played, lot, changes) => {
				const source = new CupInMemory(withEarlierYears(randomCupFile(format, played), 2));
				const models = await opened(source);
				const { teams, matches } = source.record("lc-2026").edition;
				const of = { team: teams[lot % teams.length]!.id, match: matches[lot % matches.length]!.id };
				expect(await pages(models, of, false)).toEqual(await pages(await opened(source), of, true));
				for (const [id, change] of changes) source.revise(id, change);
				await expect
					.poll(async () => JSON.stringify(await pages(models, of, false)), { timeout: 60_000, interval: 5 })
					.toBe(JSON.stringify(await pages(await opened(source), of, true)));
				// Another process reads what this one stored.
				expect(await pages(await opened(source), of, false)).toEqual(await pages(await opened(source), of, true));
			},
		),
		{ numRuns: 40 },
	);
});
