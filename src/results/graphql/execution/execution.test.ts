import { buildSchema, type GraphQLObjectType, type GraphQLSchema, parse } from "graphql";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AnswerTooLarge, type Bounds } from "./execution.ts";
import { NotPlanned } from "./field-plan.ts";
import { PlannedDocument } from "./planned-document.ts";

const forgotten: unknown[] = [];
const note = (reason: unknown) => void forgotten.push(reason);
beforeEach(() => {
	forgotten.length = 0;
	process.on("unhandledRejection", note);
});
afterEach(() => {
	process.off("unhandledRejection", note);
});

/** @param items the resolved list, each an object or a promise of one */
function aSchema(items: readonly unknown[]): GraphQLSchema {
	const made = buildSchema("type Query { items: [Item!]!, text: String, texts: [String!]! } type Item { id: ID!, name: String }");
	const fields = made.getQueryType()!.getFields();
	fields.items!.resolve = () => items;
	fields.text!.resolve = () => "four";
	fields.texts!.resolve = () => ["four", "five"];
	const { id } = (made.getType("Item") as GraphQLObjectType).getFields();
	id!.resolve = ({ id }: { readonly id: string }) => id;
	return made;
}

const some = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
const ENDLESS = Number.POSITIVE_INFINITY;

function told(schema: GraphQLSchema, query: string, bounds: Partial<Bounds> = {}) {
	const turn = { isOver: false, next: async () => undefined };
	return new PlannedDocument(schema, parse(query)).execute(
		null,
		undefined,
		{},
		{ objects: ENDLESS, bytes: ENDLESS, turn, ...bounds },
	);
}

test("an answer may have objects up to the limit, counting each list entry, and no more", async () => {
	expect(await told(aSchema(some(3)), "{ items { id } }", { objects: 3 })).toEqual({ items: some(3) });
	await expect(told(aSchema(some(3)), "{ items { id } }", { objects: 2 })).rejects.toThrow(AnswerTooLarge);
});

test("it may have bytes up to the limit, in names, texts and lists of texts, and no more", async () => {
	const sizes: [string, string][] = [
		["{ text }", `"text":"four",`],
		["{ anotherName: text }", `"anotherName":"four",`],
		["{ texts }", `"texts":["four","five",],`],
	];
	for (const [query, json] of sizes) {
		await told(aSchema([]), query, { bytes: json.length });
		await expect(told(aSchema([]), query, { bytes: json.length - 1 }), query).rejects.toThrow(AnswerTooLarge);
	}
});

test("a long list waits for its next slice each time one is over, and is complete, late values included", async () => {
	let slices = 0;
	const turn = {
		isOver: true,
		next: async () => {
			slices += 1;
		},
	};
	const late = new Promise((resolve) => setImmediate(() => resolve({ id: "late" })));
	const answer = await told(aSchema([late, ...some(20)]), "{ items { id } }", { turn });
	expect(answer).toEqual({ items: [{ id: "late" }, ...some(20)] });
	expect(slices).toBeGreaterThan(10);
	slices = 0;
	await told(aSchema(some(20)), "{ items { id } }", { turn: { ...turn, isOver: false } });
	expect(slices).toBe(0);
});

test("a failure while a list waits for its slice is part of the answer, and not an unhandled rejection before", async () => {
	const failing = new Promise((_, reject) => setImmediate(() => reject(new Error("no item"))));
	const turn = { isOver: true, next: () => new Promise<void>((resolve) => setTimeout(resolve, 20)) };
	await expect(told(aSchema([failing, ...some(20)]), "{ items { id } }", { turn })).rejects.toThrow("no item");
	expect(forgotten).toEqual([]);
});

test("nothing more is computed for an answer that has failed", async () => {
	let come = (_: unknown) => {};
	const late = new Promise((resolve) => {
		come = resolve;
	});
	let made = 0;
	const item = {
		get id() {
			made += 1;
			return "made";
		},
	};
	const failing = Promise.reject(new Error("no item"));
	await expect(told(aSchema([late, failing]), "{ items { id } }")).rejects.toThrow("no item");
	come(item);
	await new Promise(setImmediate);
	expect(made).toBe(0);
	expect(await told(aSchema([item]), "{ items { id } }")).toEqual({ items: [{ id: "made" }] });
	expect(forgotten).toEqual([]);
});

test("a missing required value is left to graphql-js, which reports the fault", async () => {
	for (const nothing of [null, Promise.resolve(null), { id: null }, { id: undefined }])
		await expect(told(aSchema([nothing]), "{ items { id } }")).rejects.toThrow(NotPlanned);
	expect(await told(aSchema([{ id: "0", name: null }]), "{ items { id name } }")).toEqual({ items: [{ id: "0", name: null }] });
});

test("skip and include depend on each value of a variable, in fragments too, and not every combination is cached", async () => {
	const names = Array.from({ length: 7 }, (_, index) => `v${index}`);
	const fields = names.map((name) => `${name}: id @include(if: $${name})`).join(" ");
	const text = `query (${names.map((name) => `$${name}: Boolean!`).join(" ")}) { items { ...F } } fragment F on Item { id ${fields} }`;
	const planned = new PlannedDocument(aSchema(some(1)), parse(text));
	for (let outcome = 0; outcome < 128; outcome++) {
		const said = Object.fromEntries(names.map((name, bit) => [name, ((outcome >> bit) & 1) === 1]));
		const item = Object.fromEntries(names.filter((name) => said[name]).map((name) => [name, "0"]));
		expect(await planned.execute(null, undefined, said)).toEqual({ items: [{ id: "0", ...item }] });
		expect(planned.fields).toBeLessThanOrEqual(64 * 9);
	}
});

test("a plan with more fields than the limit does not exist, however short the document", async () => {
	const text = "{ items { ...F a: id b: id } } fragment F on Item { c: id d: id }";
	const planned = (most: number) => new PlannedDocument(aSchema(some(1)), parse(text), most).execute(null, undefined, {});
	expect(await planned(5)).toEqual({ items: [{ a: "0", b: "0", c: "0", d: "0" }] });
	await expect(planned(4)).rejects.toThrow(NotPlanned);
});
