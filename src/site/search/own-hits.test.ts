import { expect, test } from "vitest";
import type { FavouriteTeam } from "../../client/account/user.ts";
import type { TeamHit } from "../search-box/search.graphql.ts";
import { ownHitsFirst } from "./own-hits.ts";

const hit = (name: string): TeamHit => ({
	...{ id: name, name, isLive: false, nation: { code: "se", name: "Sweden", names: ["Sweden"] } },
	category: { id: "b16", name: "Boys 16", shortName: "B16" },
});
const favourite = (name: string): FavouriteTeam => ({
	...{
		id: 1,
		team_id: name,
		year: 2026,
		teamName: name,
		nation: "Sweden",
		nationCode: "se",
		catShort: "B16",
		category: "Boys 16",
	},
});
const names = (found: string[], own: string[], query: string) =>
	ownHitsFirst(found.map(hit), own.map(favourite), query).map(({ name }) => name);

test("one's own teams are the first of a search's hits, the others keep their order", () => {
	expect(names(["Harare Stars", "SV Hafenstadt", "Sjö Harmoni"], ["Sjö Harmoni"], "ha")).toEqual([
		"Sjö Harmoni",
		"Harare Stars",
		"SV Hafenstadt",
	]);
	expect(names(["Harare Stars"], [], "ha")).toEqual(["Harare Stars"]);
});

test("one's own team that the words name is there though others have the room, each once; one that they do not name is not", () => {
	expect(names(["Harare Stars"], ["Norra Hamnens BK", "Fyrsken"], "ha")).toEqual(["Norra Hamnens BK", "Harare Stars"]);
	expect(names([], ["Örgryte IS"], "orgryte b16")).toEqual(["Örgryte IS"]);
	expect(names([], ["Örgryte IS"], "b16"), "a category alone names no team").toEqual([]);
	expect(names([], ["Örgryte IS"], "orgryte g14")).toEqual([]);
	expect(names([], ["Örgryte IS"], "")).toEqual([]);
});
