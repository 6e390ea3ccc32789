import { expect, test } from "vitest";
import { choosables, type WantedFavourite, wantedIn } from "./wanted-favourite.ts";

const wanted: WantedFavourite = {
	name: "Heden",
	teams: [],
	fields: [1, 2].map((number) => ({ arenaId: "2", fieldId: `20${number}`, fieldName: `Heden ${number}`, year: 2026 })),
};

test("a wanted favourite passed on as plain data becomes the same favourite", () => {
	const back = wantedIn({ from: "/2026/arenas/arena/2", wanted: structuredClone(wanted) });
	expect(back).toEqual(wanted);
	expect(choosables(wanted).map(({ key }) => key)).toEqual(["field 201", "field 202"]);
});

test("a pin is passed on with the match and its year", () => {
	const pinned: WantedFavourite = {
		name: "IF Fyrsken – Osaka Minato SC",
		teams: [],
		fields: [],
		pin: { match: "88", year: 2026 },
	};
	expect(wantedIn({ from: "/2026/matches/88", wanted: structuredClone(pinned) })).toEqual(pinned);
	expect(choosables(pinned)).toEqual([]);
});

test("a visitor who opened sign-in by another link wanted no favourite", () => {
	for (const state of [null, undefined, {}, { from: "/" }, { wanted: null }, { wanted: { name: "Heden" } }, "wanted"])
		expect(wantedIn(state)).toBeNull();
});
