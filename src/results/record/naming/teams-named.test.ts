import { expect, test } from "vitest";
import { aCategory, aClub, aTeam } from "../../../../tests/support/cup.ts";
import { teamsNamed } from "./teams-named.ts";

const category = aCategory("b14", [], { name: { en: "Boys 14", sv: "Pojkar 14" }, shortName: { en: "B14", sv: "P14" } });
const other = aCategory("g14", [], { name: { en: "Girls 14", sv: "Flickor 14" }, shortName: { en: "G14", sv: "F14" } });
const record = {
	clubs: [aClub("ask")],
	edition: {
		teams: [aTeam("b14-ask", "b14"), aTeam("g14-ask", "g14"), aTeam("b14-2-ask", "b14", { suffix: "2" })],
		categories: [category, other],
	},
};
const named = (text: string) => teamsNamed(record, text).map(({ id }) => id);

test("a team is named by its id, its name, and its name with its category's names in both languages on either side", () => {
	expect(named("g14-ask")).toEqual(["g14-ask"]);
	expect(named("ask if")).toEqual(["b14-ask", "g14-ask"]);
	expect(named("Ask IF 2")).toEqual(["b14-2-ask"]);
	for (const said of ["B14", "P14", "Boys 14", "Pojkar 14"])
		expect([named(`Ask IF ${said}`), named(`${said} Ask IF`)], said).toEqual([["b14-ask"], ["b14-ask"]]);
	for (const said of ["G14", "F14", "Girls 14", "Flickor 14"]) expect(named(`${said} Ask IF`), said).toEqual(["g14-ask"]);
	expect(named("Ask IF B15")).toEqual([]);
});
