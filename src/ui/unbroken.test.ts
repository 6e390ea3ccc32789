import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./Unbroken.tsx";

/** The parts that stay on one line. */
const unbroken = (text: string) =>
	[...renderToStaticMarkup(createElement(Unbroken, null, text)).matchAll(/nowrap">([^<]*)</g)].map(([, part]) => part);

test.each([
	["IF Fyrsken go through, 4–3 after penalties", ["4–3"]],
	["19–25 July", ["19–25"]],
	["Thursday 16 July · artificial grass, 11-a-side", ["11-a-side"]],
	["Torsdag 16 juli · konstgräs, 11-manna", ["11-manna"]],
	["Thursday 16 July, 40 × 20 m", []],
])("of %j a line is not broken within %j", (text, parts) => {
	expect(unbroken(text)).toEqual(parts);
	expect(renderToStaticMarkup(createElement(Unbroken, null, text)).replace(/<[^>]*>/g, "")).toBe(text);
});
