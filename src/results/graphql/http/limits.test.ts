import { expect, test } from "vitest";
import { schema } from "../schema/schema.ts";
import { CheckedDocuments } from "./checked-documents.ts";
import { LIMITS } from "./limits.ts";
import { ownDocuments } from "./own-documents.ts";

const documents = new CheckedDocuments(schema, ownDocuments([]));
/** The faults of a document, by their codes. */
const codesOf = (text: string) => [...new Set(documents.check(text).faults.map(({ extensions }) => extensions.code))];
const at = (inner: string) => `{ tournament(cup: 7, tournament: "lc-2026") { ${inner} } }`;

test("a document may be twelve fields deep, in fragments too, and no deeper", () => {
	// The tournament, its teams, each of these and a field of the last.
	const nested = (times: number) => `teams { ${"category { teams { ".repeat(times)} id ${"} }".repeat(times)} }`;
	const within = at(`category(id: "b14") { ${nested(4)} }`);
	expect(codesOf(within)).toEqual([]);
	expect(codesOf(within.replace(" id ", " category { id } "))).toContain("TOO_DEEP");
	const inFragment = (inner: string) => `${at(`category(id: "b14") { ...Deep }`)} fragment Deep on Category { ${inner} }`;
	expect(codesOf(inFragment(nested(4)))).toEqual([]);
	expect(codesOf(inFragment(nested(4).replace(" id ", " category { id } ")))).toContain("TOO_DEEP");
});

test("it may have thirty aliases and three thousand tokens, and not one more", () => {
	const aliases = (count: number) => `{ ${Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(" ")} }`;
	expect([codesOf(aliases(30)), codesOf(aliases(31))]).toEqual([[], ["TOO_MANY_ALIASES"]]);
	// The braces, too.
	const words = (count: number) => `{${" __typename".repeat(count - 2)}}`;
	expect(() => documents.check(words(3_000))).not.toThrow();
	expect(() => documents.check(words(3_001))).toThrow("Syntax Error");
});

test("an answer's limits are those in docs/integrate/api.md", () => {
	expect(LIMITS).toEqual({
		...{ depth: 12, nesting: 200, cost: 20_000, aliases: 30, tokens: 3_000, body: 32_768 },
		...{ reads: 60_000, objects: 20_000, bytes: 600_000 },
	});
});
