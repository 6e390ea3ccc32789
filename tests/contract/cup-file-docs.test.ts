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

/** Every key and every word of a closed set that the format knows, at any depth: criteria and figures, presets, states, kinds. */
function wordsOf(schemas: readonly z.ZodType[]): Set<string> {
	const seen = new Set<unknown>();
	const words = new Set<string>();
	const inner = ["innerType", "element", "in", "out", "left", "right", "keyType", "valueType"];
	function walk(schema: unknown): void {
		if (typeof schema !== "object" || schema === null || seen.has(schema)) return;
		seen.add(schema);
		const { def, shape } = schema as { def: Record<string, never>; shape?: Record<string, unknown> };
		if (def.type === "enum") for (const value of Object.values<string>(def.entries ?? {})) words.add(value);
		if (def.type === "literal") for (const value of (def.values as unknown[] | undefined) ?? []) words.add(String(value));
		for (const [key, value] of Object.entries(shape ?? {})) {
			words.add(key);
			walk(value);
		}
		for (const key of inner) walk(def[key]);
		for (const one of [...((def.options as unknown[] | undefined) ?? []), ...((def.items as unknown[] | undefined) ?? [])])
			walk(one);
	}
	for (const schema of schemas) walk(schema);
	return words;
}

it("the page on the cup file names every word of the format: criteria, figures, presets, states, kinds", () => {
	const words = wordsOf(Object.values(NOUNS));
	for (const known of ["headToHead", "goal-difference", "best-of", "two-minute-suspension", "partille"])
		expect(words).toContain(known);
	const named = new Set(page.match(/[\w-]+/g));
	expect([...words].filter((word) => !named.has(word))).toEqual([]);
});
