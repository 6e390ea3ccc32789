import { describe, expect, test } from "vitest";
import { askCup } from "../../../../tests/support/ask-cup.ts";
import { aSmallCup } from "../../../../tests/support/cup.ts";
import { followed } from "../../../../tests/support/followed.ts";

const GROUPS = ["teams", "clubs", "nations", "categories", "arenas", "fields", "matches"] as const;
type Hits = { [G in (typeof GROUPS)[number]]: { totalCount: number; nodes: { id: string }[] } } & { totalCount: number };

const RESULT = `totalCount ${GROUPS.map((group) => `${group} { totalCount nodes { ${group === "nations" ? "id: code" : "id"} } }`).join(" ")}`;

const aCupToSearch = () => {
	const cup = aSmallCup();
	const names = { ask: "Örgryte IS", bro: "IFK Norrköping", dal: "Grødaland IL", ek: "FC Łódź", fur: "Vejle BK" };
	for (const club of cup.clubs) club.name = names[club.id as keyof typeof names] ?? club.name;
	cup.clubs.find(({ id }) => id === "fur")!.nation = "dk";
	return cup;
};

async function searched(query: string, cup = aCupToSearch(), lang: "en" | "sv" = "en") {
	const { ask } = await askCup(cup);
	return hitsOf(ask, query, lang);
}

async function hitsOf(ask: Awaited<ReturnType<typeof askCup>>["ask"], query: string, lang: "en" | "sv" = "en") {
	const { search } = await ask<{ search: Hits }>(`search(query: ${JSON.stringify(query)}) { ${RESULT} }`, { lang });
	const found = GROUPS.flatMap((group) =>
		search[group].totalCount > 0 ? [[group, search[group].nodes.map(({ id }) => id)]] : [],
	);
	return Object.fromEntries(found) as Partial<Record<(typeof GROUPS)[number], string[]>>;
}

describe("a search", () => {
	test("finds teams and clubs in any spelling", async () => {
		for (const typed of ["Orgryte", "orgrite", "is örgryte", "örgr"])
			expect(await searched(typed)).toMatchObject({ teams: ["g15-ask", "b14-ask"], clubs: ["ask"] });
		expect((await searched("ifk norrkopin")).clubs).toEqual(["bro"]);
		expect((await searched("lodz")).teams).toEqual(["b14-ek", "b11-ek"]);
		expect((await searched("hav if 2")).teams).toEqual(["g15-hav"]);
	});

	test("ranks current teams before others", async () => {
		expect((await searched("örgryte")).teams, "g15-ask plays").toEqual(["g15-ask", "b14-ask"]);
		const cup = aCupToSearch();
		for (const match of cup.editions[0]!.matches) if (match.id === "g15-m1") match.status = "scheduled";
		expect((await searched("örgryte", cup)).teams, "nobody plays").toEqual(["b14-ask", "g15-ask"]);
	});

	test("finds a club's team of a category", async () => {
		expect((await searched("orgryte g15")).teams).toEqual(["g15-ask"]);
	});

	test("finds nations in both languages and by code, whatever the reader's language", async () => {
		for (const typed of ["Denmark", "danmark", "denmrak", "dk"])
			for (const lang of ["en", "sv"] as const) expect((await searched(typed, undefined, lang)).nations).toEqual(["dk"]);
	});

	test("finds categories, arenas and fields", async () => {
		expect(await searched("pojkar 14")).toEqual({ categories: ["b14"] });
		expect(await searched("g15")).toEqual({ categories: ["g15"] });
		expect(await searched("heden")).toEqual({ arenas: ["heden"], fields: ["heden-2", "heden-10"] });
		expect(await searched("heden 10")).toEqual({ fields: ["heden-10"] });
	});

	test("finds a category, and its teams, by its short name in either language", async () => {
		const cup = aCupToSearch();
		cup.editions[0]!.categories.find(({ id }) => id === "g15")!.shortName = { en: "G15", sv: "F15" };
		for (const typed of ["g15", "f15"]) expect(await searched(typed, cup)).toMatchObject({ categories: ["g15"] });
		expect((await searched("orgryte f15", cup)).teams).toEqual(["g15-ask"]);
	});

	test("finds matches by their printed numbers, that number first", async () => {
		const cup = aCupToSearch();
		const { matches } = cup.editions[0]!;
		matches.find(({ id }) => id === "b14-m1")!.number = "4125";
		matches.find(({ id }) => id === "b14-m2")!.number = "41";
		expect(await searched("41", cup)).toEqual({ matches: ["b14-m2", "b14-s1", "b14-s2", "b14-m1"] });
		expect(await searched("#413", cup)).toEqual({ matches: ["b14-s2"] });
		expect(await searched("Match 412", cup)).toEqual({ matches: ["b14-s1", "b14-m1"] });
	});

	test("needs two characters, and finds nothing if no name matches", async () => {
		for (const typed of ["", "b", " ö ", "  ", "zzzzzzz", "%", "'; --", "💥💥"]) expect(await searched(typed)).toEqual({});
	});

	test("gives the requested number of each kind, and the total", async () => {
		const { ask } = await askCup(aSmallCup());
		const { search } = await ask<{ search: Hits }>(`search(query: "if", first: 2) { ${RESULT} }`);
		expect([search.totalCount, search.teams.totalCount, search.clubs.totalCount]).toEqual([21, 14, 7]);
		expect([search.teams.nodes.length, search.clubs.nodes.length]).toEqual([2, 2]);
		await expect(ask(`search(query: "if", first: 101) { totalCount }`)).rejects.toThrow();
	});

	test("finds only published data: nothing before teams are", async () => {
		const hidden = (flag: "clubs" | "teams" | "schedule") => {
			const cup = aCupToSearch();
			cup.editions[0]!.published[flag] = false;
			return cup;
		};
		for (const typed of ["orgryte", "heden", "sweden", "g15", "412"]) expect(await searched(typed, hidden("teams"))).toEqual({});
		expect(await searched("orgryte", hidden("clubs"))).toEqual({ teams: ["g15-ask", "b14-ask"] });
		expect(await searched("denmark", hidden("clubs"))).toEqual({});
		expect(await searched("412", hidden("schedule"))).toEqual({});
	});

	test("finds a club by its new name as soon as it has one", async () => {
		const { ask, source, models } = await askCup(aCupToSearch());
		expect(await hitsOf(ask, "orgryte")).not.toEqual({});
		await followed(models, () => source.revise("lc-2026", (_, { clubs }) => Object.assign(clubs[0]!, { name: "Åkers BK" })));
		expect([await hitsOf(ask, "orgryte"), (await hitsOf(ask, "akers")).clubs]).toEqual([{}, ["ask"]]);
	});
});
