import { expect, test } from "vitest";
import { schema } from "../schema/schema.ts";
import { CheckedDocuments } from "./checked-documents.ts";
import { ownDocuments } from "./own-documents.ts";

test("a document is parsed, checked and planned once, and its errors are cached too", () => {
	const documents = new CheckedDocuments(schema, ownDocuments(["{ own: __typename }"]));
	expect(documents.known("{ __typename }")).toBeUndefined();
	const checked = documents.check("{ __typename }");
	expect([checked.faults, checked.isOwn, checked.planned === null]).toEqual([[], false, false]);
	expect(documents.check("{ __typename }")).toBe(checked);
	expect(documents.known("{ __typename }")).toBe(checked);
	expect(documents.of(checked.document)).toBe(checked);
	expect(documents.check("{ own: __typename }").isOwn).toBe(true);
	expect(documents.check("{ nothing }")).toMatchObject({ faults: [expect.anything()], planned: null });
	const said = () => documents.check("{");
	expect(said).toThrow("Syntax Error");
	expect(said).toThrow("Syntax Error");
	expect(documents.known("{")).toBeUndefined();
});

test("a million documents take no more memory than the limit: the least recently used are evicted", () => {
	const documents = new CheckedDocuments(schema, new Map(), 100_000);
	const often = "{ often: __typename }";
	documents.check(often);
	for (let count = 0; count < 500; count++) {
		documents.check(`{ n${count}: __typename }`);
		expect(documents.known(often)).toBeDefined();
		expect(documents.bytes).toBeLessThanOrEqual(100_000);
	}
	expect(documents.known("{ n0: __typename }")).toBeUndefined();
	expect(documents.known("{ n499: __typename }")).toBeDefined();
	documents.check(`{ ${"a".repeat(5_000)}: __typename }`);
	expect(documents.bytes).toBeLessThanOrEqual(100_000);
});
