import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { jsonSchema, SCHEMA_NAMES } from "./json-schema.ts";

describe("the published JSON Schema", () => {
	// After a change of the format: npx vitest run src/formats/cup-file/json-schema.test.ts --update
	it.each(SCHEMA_NAMES)("schemas/%s.schema.json says what the importer accepts", async (name) => {
		const file = new URL(`../../../schemas/${name}.schema.json`, import.meta.url);
		await expect(jsonSchema(name)).toMatchFileSnapshot(fileURLToPath(file));
	});
});
