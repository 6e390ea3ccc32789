import { z } from "zod";
import { cupFile } from "../../results/record/cup-file.ts";
import { cupFileChange } from "../../results/record/cup-file-change.ts";

const ABOUT = {
	"cup-file": {
		title: "Cup file",
		description: "Everything that a cup has, as `npx cupboard export` writes it (docs/integrate/cup-file.md).",
		schema: cupFile,
	},
	"cup-file-update": {
		title: "Cup file that updates",
		description: "Any part of what the record already has, and what to remove from it (docs/integrate/cup-file.md).",
		schema: cupFileChange,
	},
} as const;

export type SchemaName = keyof typeof ABOUT;
export const SCHEMA_NAMES = Object.keys(ABOUT) as SchemaName[];

/** @returns the text of schemas/<name>.schema.json */
export function jsonSchema(name: SchemaName): string {
	const { title, description, schema } = ABOUT[name];
	const { $schema, ...shape } = z.toJSONSchema(schema, { io: "input" });
	return `${JSON.stringify({ $schema, title, description, ...shape }, null, "\t")}\n`;
}
