import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { DayMatch } from "../../office/day/day-data.ts";
import { dayEn } from "../../text/office/day-en.ts";
import { WIDTHS, type Width } from "../programme/layout.ts";
import { Block } from "./Block.tsx";

const side = (name: string) => ({ team: name, name });
const match = {
	...{ id: "m1", number: "2196", minute: 930, length: 55, field: "f1", division: "Group 10", round: null, category: "g14" },
	...{ home: side("FK Dyningstorp"), away: side("US Roccagabbiana"), state: "upcoming" },
} as unknown as DayMatch;

test.each(Object.keys(WIDTHS) as Width[])("a block shows its match's number at width %s, in every state", (width) => {
	for (const state of ["upcoming", "live", "finished", "postponed", "cancelled"] as const) {
		const html = renderToStaticMarkup(
			createElement(Block, {
				...{ match: { ...match, state }, category: undefined, hue: 16, place: "Heden 1", top: 0, now: null, scale: 1.6 },
				...{ width, isSelected: false, isCurrent: false, isFaded: false, text: dayEn, language: "en" },
			} as never),
		);
		expect(html.replace(/<[^>]*>/g, " "), state).toMatch(/\b2196\b/);
	}
});
