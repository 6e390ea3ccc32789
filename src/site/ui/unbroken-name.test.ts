import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UnbrokenName } from "./UnbrokenName.tsx";

const unbroken = (name: string): string[] =>
	[...renderToStaticMarkup(drawn(UnbrokenName, { name })).matchAll(/nowrap">([^<]*)</g)].map(([, end = ""]) => end);

test("a lone letter or number ends a name on the line of the word before it", () => {
	expect(["Playoff A", "Slutspel B", "Upper playoff A", "Group 12", "Playoff"].map(unbroken)).toEqual([
		["Playoff A"],
		["Slutspel B"],
		["playoff A"],
		["Group 12"],
		[],
	]);
});
