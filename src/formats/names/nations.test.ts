import { expect, test } from "vitest";
import { NATIONS } from "../../cup/nations/nations.ts";
import { nameKey } from "../../cup/search/name-key.ts";
import { nationOfCode, nationOfName } from "./nation-of.ts";

test("every name and every FIFA code belongs to one nation", () => {
	const names = NATIONS.flatMap(([, , name, ...aliases]) => [name, ...aliases].map(nameKey));
	const twice = (list: readonly string[]) => list.filter((item, index) => list.indexOf(item) !== index);
	expect(twice(names)).toEqual([]);
	expect(twice(NATIONS.map(([, fifa]) => fifa))).toEqual([]);
	for (const [code, fifa] of NATIONS) expect([code, fifa].join(" ")).toMatch(/^[a-z]{2,3} [A-Z]{3}$/);
});

test("all 211 members of FIFA are included", () => {
	const others = ["GLP", "MTQ", "GYF", "GBR", "FRG", "GDR", "SAA", "URS", "CIS", "YUG", "SCG", "TCH", "ZAI", "DEI", "ANT"];
	expect(NATIONS.filter(([, fifa]) => !others.includes(fifa))).toHaveLength(211);
});

test.each([
	["England", "en"],
	["Wales", "wa"],
	["Scotland", "ct"],
	["Northern Ireland", "nd"],
	["Chinese Taipei", "tpe"],
	["Kosovo", "ko"],
	["USA", "us"],
	["Côte d'Ivoire", "ci"],
	["Cote d’Ivoire", "ci"],
	["Bosnia & Herzegovina", "ba"],
	["Bosnia-Herzegovina", "ba"],
	["Korea Republic", "kr"],
	["Türkiye", "tr"],
	["Serbia & Montenegro", "scg"],
	["West Germany", "de"],
	["Soviet Union", "su"],
	["Zaïre", "cd"],
])("%s is %s", (name, code) => {
	expect(nationOfName(name)?.code).toBe(code);
});

test("a FIFA code belongs to a nation, also an old one", () => {
	expect([nationOfCode("ksa"), nationOfCode("ROM"), nationOfCode("TCH")].map((nation) => nation?.name)).toEqual([
		"Saudi Arabia",
		"Romania",
		"Czechoslovakia",
	]);
	expect(nationOfCode("XXX")).toBeNull();
});
