import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { jsonSchema, SCHEMA_NAMES } from "./json-schema.ts";

describe("the published JSON Schema", () => {
	// After a change of the format: npx vitest run src/formats/cup-file/json-schema.test.ts --update
	it.each(SCHEMA_NAMES)("schemas/%s.schema.json accepts what the importer accepts", async (name) => {
		const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
		await expect(jsonSchema(name)).toMatchFileSnapshot(fileURLToPath(file));
	});

	it.each(SCHEMA_NAMES)("every text in schemas/%s.schema.json has a maximum length", (name) => {
		expect(endless(JSON.parse(jsonSchema(name)), "#")).toEqual([]);
	});
});

/** @returns the places in a schema with a text of unlimited length */
function endless(schema: unknown, at: string): string[] {
	if (Array.isArray(schema)) return schema.flatMap((one, index) => endless(one, `${at}/${index}`));
	if (typeof schema !== "object" || schema === null) return [];
	const { type, maxLength, enum: values, const: value, pattern } = schema as Record<string, unknown>;
	const isBounded = maxLength !== undefined || values !== undefined || value !== undefined || isShortPattern(pattern);
	const own = type === "string" && !isBounded ? [at] : [];
	return [...own, ...Object.entries(schema).flatMap(([key, inner]) => endless(inner, `${at}/${key}`))];
}

const isShortPattern = (pattern: unknown) => typeof pattern === "string" && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern);
