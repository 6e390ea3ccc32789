import { createElement as drawn } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DOT } from "../../text/dot.ts";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";

const unbroken = (name: string): string[] =>
	[...renderToStaticMarkup(drawn(UnbrokenName, { name })).matchAll(/nowrap">([^<]*)</g)].map(([, end = ""]) => end);

test("a lone letter or number ends a name on the line of the word before it", () => {
	expect(
		["Playoff A", "Slutspel B", "Upper playoff A", "Group 12", "Playoff", ["B16", "Playoff A", "Round of 16"].join(DOT)].map(
			unbroken,
		),
	).toEqual([["Playoff A"], ["Slutspel B"], ["playoff A"], ["Group 12"], [], ["Playoff A", "of 16"]]);
});
