import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { z } from "zod";
import { cup, nouns } from "../../src/results/record/cup-file.ts";

const page = readFileSync(new URL("../../docs/integrate/cup-file.md", import.meta.url), "utf8");

const { club, arena, field, edition, announcement, category, stage, division, team, match, stream } = nouns;
const NOUNS: Readonly<Record<string, z.ZodObject>> = {
	cup,
	club,
	arena,
	field,
	edition,
	announcement,
	category,
	stage,
	division,
	team,
	match,
	stream,
};

it.each(Object.entries(NOUNS))("the page on the cup file names every key of: %s", (noun, schema) => {
	const row = new RegExp(`^\\| ${noun} \\| (.*) \\|$`, "m").exec(page)?.[1] ?? "";
	const named = new Set(row.match(/\w+/g));
	expect(Object.keys(schema.shape).filter((key) => !named.has(key))).toEqual([]);
});
