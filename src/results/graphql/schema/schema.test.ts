import { readFileSync } from "node:fs";
import { buildSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { schemaText } from "./schema.ts";

test("the committed schema.graphql equals the served one (npm run schema writes it)", () => {
	const committed = readFileSync(new URL("schema.graphql", import.meta.url), "utf8");
	expect(`${printSchema(buildSchema(committed))}\n`).toBe(schemaText());
});
