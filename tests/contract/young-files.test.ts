import readSheets from "read-excel-file/node";
import { expect, test } from "vitest";
import { SHEETS } from "../../src/client/address/sheet-path.ts";
import type { InProcessClient } from "../../src/rendering/in-process-client.ts";
import { ReadModels } from "../../src/results/edition/keeping/read-models.ts";
import { createGraphQL } from "../../src/results/graphql/create-graphql.ts";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { calendars } from "../../src/sharing/calendar/calendars.ts";
import { sheets } from "../../src/sharing/sheet/sheets.ts";
import { workbooks } from "../../src/sharing/sheet/workbooks.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { CupInMemory } from "../support/cup-in-memory.ts";
import { serveResource } from "../support/serve-resource.ts";
import { withYearBefore } from "../support/year-before.ts";
import { aYoungCup, HIDDEN_FIGURES, isYoung, withOtherResults, withPublishedYoung } from "../support/young-cup.ts";

const BRAND = { cup: 7, name: "Lillcupen", sport: "football", language: "en" } as const;
const SITE = "https://cup.example";
const SECRET = "a-secret-of-22-letters";
/** Of both days' matches: the young categories' fields. */
const FIELDS = ["heden-2", "heden-10"];
const YEARS = { 2026: "", 2025: "old-" } as const;

/** Every file that a reader, a guest's calendar or an office can get of a cup, by its address; null: there is none. */
async function filesOf(cup: CupFile): Promise<Map<string, string | null>> {
	const onError = (error: unknown) => {
		throw error;
	};
	const models = await ReadModels.open({ source: new CupInMemory(cup), clock: () => new Date("2026-07-15T16:00:00Z"), onError });
	const { execute } = createGraphQL({ models, onError });
	const ask: InProcessClient = (document, variables, lang) => execute(document, variables, { lang });
	const own = { teams: ["b11-ek", "b11-gran"], fields: FIELDS };
	const served = [
		serveResource(sheets({ brand: BRAND, ask }), { publicUrl: SITE }),
		serveResource(calendars({ brand: BRAND, ask, followedBy: async () => new Map([[2026, own]]) }), { publicUrl: SITE }),
	];
	const paths = [`/calendar/my-week/${SECRET}.ics`];
	for (const [year, old] of Object.entries(YEARS)) {
		const { teams, matches } = cup.editions.find((edition) => String(edition.year) === year)!;
		paths.push(
			...SHEETS.map((kind) => `/sheet/${year}/categories/${old}b11/${kind}.csv`),
			...teams.filter(({ category }) => category === `${old}b11`).map(({ id }) => `/calendar/${year}/teams/${id}.ics`),
			...matches.filter(isYoung).map(({ id }) => `/calendar/${year}/matches/${id}.ics`),
			...FIELDS.map((field) => `/calendar/${year}/fields/${field}.ics`),
		);
	}
	const files = new Map<string, string | null>();
	for (const language of LANGUAGES) {
		for (const path of paths)
			for (const { fetch } of served) {
				const answer = await fetch(new Request(`${SITE}${path}?lang=${language}`));
				const text = answer.ok ? await answer.text() : null;
				if (text !== null || !files.has(`${language} ${path}`))
					files.set(`${language} ${path}`, text?.replace(/^DTSTAMP:.*$/gm, "") ?? null);
			}
		for (const year of Object.keys(YEARS))
			for (const kind of SHEETS) {
				const book = await workbooks({ brand: BRAND, ask })(kind, year, language);
				const young = book && (await readSheets(Buffer.from(book.body))).find(({ sheet }) => /11$/.test(sheet));
				files.set(`${language} ${year} ${kind}.xlsx`, young ? JSON.stringify(young.data) : null);
			}
	}
	await models.close();
	return files;
}

const twoYears = () => withYearBefore(aYoungCup());

test("a young category's results are in no CSV, no workbook and no calendar: all are the same whatever they are", async () => {
	const files = await filesOf(twoYears());
	expect([...(await filesOf(withOtherResults(twoYears())))]).toEqual([...files]);
	const figures = new RegExp(`(?<![\\d.:T-])-?(${HIDDEN_FIGURES.join("|")})(?![\\d:])`);
	for (const [path, text] of files) expect(text ?? "", path).not.toMatch(figures);
	const there = [...files].filter(([, text]) => text !== null).map(([path]) => path);
	expect(there.filter((path) => /(placings|tables)\.(csv|xlsx)$/.test(path))).toEqual([]);
	// For each language and year.
	expect(there.filter((path) => /matches\.(csv|xlsx)$/.test(path))).toHaveLength(8);
	expect(there.filter((path) => path.endsWith(".ics"))).toHaveLength(42);
	expect(files.get("en /sheet/2026/categories/b11/matches.csv")).toContain(",,,,Played");
});

test("results, carried and deducted points and final places are in these files if the category publishes them", async () => {
	const files = await filesOf(withPublishedYoung(twoYears()));
	const of = (path: string) => files.get(`en ${path}`) ?? "";
	for (const year of ["2026", "2025"]) {
		const old = year === "2026" ? "" : "old-";
		const category = `/sheet/${year}/categories/${old}b11`;
		expect(of(`${category}/matches.csv`)).toContain("EK IF,Sweden,GRAN IF,Sweden,77,66");
		expect(of(`${category}/tables.csv`)).toContain(",-55");
		expect(of(`${category}/placings.csv`).split("\r\n").length).toBeGreaterThan(1);
		for (const kind of SHEETS) expect(of(`${year} ${kind}.xlsx`), kind).not.toBe("");
		expect(of(`${year} tables.xlsx`)).toContain("-55");
		expect(of(`/calendar/${year}/teams/${old}b11-ek.ics`)).toContain("77");
	}
});
