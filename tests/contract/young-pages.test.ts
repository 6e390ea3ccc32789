import { expect, test } from "vitest";
import type { CupFile } from "../../src/results/record/cup-file.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { aShownSite, documentAt } from "../support/shown-site.ts";
import { withYearBefore } from "../support/year-before.ts";
import { aYoungCup, isYoung, withOtherResults, withPublishedYoung } from "../support/young-cup.ts";

/** The addresses of an edition on which young teams, their matches or their category may be. */
function addressesOf(cup: CupFile, year: number): string[] {
	const { categories, teams, matches } = cup.editions.find((edition) => edition.year === year)!;
	const young = categories.find(({ id }) => id.endsWith("b11"))!;
	const category = `/categories/${young.id}`;
	const within = [
		...["", "/states", "/categories", "/nations", "/nations/se", "/arenas", "/arenas/arena/heden", "/streams", "/search?q=ek"],
		...["heden-2", "heden-10"].map((field) => `/arenas/arena/heden/field/${field}?day=${year}-07-15`),
		...["/matches", `/matches?show=finished&day=${year}-07-15&rows=all`, `/matches?category=${young.id}`],
		...[category, `${category}?view=tables`, `${category}/teams`],
		...young.stages.flatMap(({ type, divisions }) =>
			divisions.map(({ id }) => `${category}/${type === "playoff" ? "playoff" : "division"}/${id}`),
		),
		...teams.filter((team) => team.category === young.id).map(({ id }) => `/teams/${id}`),
		...matches.filter(isYoung).flatMap(({ id }) => [`/matches/${id}`, `/matches/${id}?tab=table`, `/matches/${id}?tab=playoff`]),
	];
	return within.map((address) => `/${year}${address}`);
}

/** Each document, with the data in it, by language and address. */
async function documentsOf(cup: CupFile): Promise<Map<string, string>> {
	const { site } = await aShownSite(cup, new Date("2026-07-15T16:00:00Z"));
	const documents = new Map<string, string>();
	for (const language of LANGUAGES)
		for (const address of [2026, 2025].flatMap((year) => addressesOf(cup, year))) {
			const { status, html } = await documentAt(site, address, language);
			documents.set(`${language} ${address}`, `${status} ${html}`);
		}
	return documents;
}

const twoYears = () => withYearBefore(aYoungCup());

test("a young category's results are on no page and in no page's data: documents are the same whatever they are", async () => {
	const documents = await documentsOf(twoYears());
	const others = await documentsOf(withOtherResults(twoYears()));
	const changed = [...documents].filter(([address, document]) => others.get(address) !== document);
	expect(changed.map(([address]) => address)).toEqual([]);
	expect([...documents.values()].filter((document) => document.includes("-55"))).toHaveLength(0);
	expect(documents.get("en /2026/categories/b11")).toMatch(/^200 /);
	expect(documents.get("en /2026/teams/b11-ek")).toMatch(/^200 [\s\S]*Played/);
	expect(documents.get("sv /2025/matches/old-b11-y1")).toMatch(/^200 /);
});

test("these pages change with the results if the category publishes them", async () => {
	const documents = await documentsOf(withPublishedYoung(twoYears()));
	const others = await documentsOf(withPublishedYoung(withOtherResults(twoYears())));
	const same = [...documents].filter(([address, document]) => others.get(address) === document).map(([address]) => address);
	for (const part of [
		"division/b11-g-1",
		"division/b11-next-2",
		"playoff/b11-a-1",
		"teams/b11-ek",
		"matches/b11-y1",
		"categories/b11",
	])
		for (const language of LANGUAGES)
			expect(
				same.filter((address) => address.startsWith(language) && address.endsWith(part)),
				part,
			).toEqual([]);
	expect(documents.get("en /2026/categories/b11/division/b11-g-1")).toContain('"points":-55');
});
