import fc from "fast-check";
import { buildSchema, execute, type GraphQLObjectType, type GraphQLSchema, isObjectType, parse, validate } from "graphql";
import { expect, test } from "vitest";
import { AnswerTooLarge } from "./execution.ts";
import { PlannedDocument } from "./planned-document.ts";

const SCHEMA = `
	interface Node { id: ID! next: Node }
	type Item implements Node { id: ID! next: Node name(of: Kind, tags: [String!]): String must: String! items(n: Int = 2): [Item!] nodes(n: Int!): [Node]! grid: [[Int]!] }
	type Other implements Node { id: ID! next: Node share: Float isOpen: Boolean! item(n: Int, by: By): Item! }
	enum Kind { SHORT LONG }
	input By { n: Int = 1 kinds: [Kind!] }
	type Query { item(n: Int): Item must: Item! node: Node items(n: Int!): [Item!]! kind(of: Kind = LONG): Kind }
`;

type Source = { readonly id: string; readonly type: "Item" | "Other" };
/** How a resolver behaves: mostly as it should. */
const WAYS = ["value", "value", "value", "value", "value", "promise", "promise", "null", "throws", "rejects"] as const;

/** FNV-1a. */
function hash(text: string): number {
	let mark = 0x811c9dc5;
	for (let index = 0; index < text.length; index++) mark = Math.imul(mark ^ text.charCodeAt(index), 0x01000193);
	return mark >>> 0;
}

/** Each resolver does something by its field, its source and its arguments, the same each time. @param failures how many in ten may fail */
function schemaOf(seed: number, failures: number): GraphQLSchema {
	const schema = buildSchema(SCHEMA);
	const entity = (id: string): Source => ({ id, type: hash(id) % 3 === 0 ? "Other" : "Item" });
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type) || type.name.startsWith("__")) continue;
		for (const field of Object.values((type as GraphQLObjectType).getFields())) {
			field.resolve = (source: Source | undefined, args: { readonly n?: number | null }) => {
				const mark = hash(`${seed} ${source?.id} ${field.name} ${JSON.stringify(args)}`);
				const id = `${mark % 1_000}`;
				const item: Source = { id, type: "Item" };
				const many = Array.from({ length: Math.min(3, Math.abs(args.n ?? 2)) }, (_, index) => `${id}${index}`);
				const values: Readonly<Record<string, unknown>> = {
					...{ id: source?.id, name: JSON.stringify(args), must: type.name === "Query" ? item : "must", kind: "LONG" },
					...{ next: mark % 2 ? entity(id) : null, node: entity(id), item, grid: [[1, null], [mark % 7]] },
					...{ share: mark / 7, isOpen: mark % 2 === 0, nodes: many.map(entity) },
					items: many.map((one, index) => (index === 1 ? Promise.resolve({ id: one, type: "Item" }) : { id: one, type: "Item" })),
				};
				const way = mark % 10 < failures ? WAYS[(mark >> 8) % WAYS.length] : WAYS[(mark >> 8) % 7];
				if (way === "null") return field.name === "isOpen" ? undefined : null;
				if (way === "throws") throw new Error(`no ${field.name}`);
				const value = values[field.name];
				if (way === "rejects") return Promise.reject(new Error(`no ${field.name}`));
				return way === "promise" ? Promise.resolve(value) : value;
			};
		}
	}
	const node = schema.getType("Node") as unknown as { resolveType: unknown };
	node.resolveType = (source: Source) => source.type;
	return schema;
}

const DIRECTIVES = [
	"",
	"",
	"",
	"",
	" @include(if: true)",
	" @skip(if: $yes)",
	" @include(if: $no)",
	" @skip(if: $no) @include(if: $yes)",
];
const NUMBERS = ["", "(n: 1)", "(n: 3)", "(n: $n)", "(n: null)"];
const FIELDS: Readonly<Record<string, readonly (readonly [name: string, args: readonly string[], type: string | null])[]>> = {
	Query: [
		["item", NUMBERS, "Item"],
		["must", [""], "Item"],
		["node", [""], "Node"],
		["items", ["(n: 2)", "(n: $m)"], "Item"],
		["kind", ["", "(of: SHORT)", "(of: $kind)"], null],
	],
	Node: [
		["id", [""], null],
		["next", [""], "Node"],
	],
	Item: [
		["id", [""], null],
		["next", [""], "Node"],
		["name", ["", "(of: $kind)", '(tags: ["a", "b"])', "(tags: $tags)", '(tags: "c")'], null],
		["must", [""], null],
		["items", NUMBERS, "Item"],
		["nodes", ["(n: 2)", "(n: $m)"], "Node"],
		["grid", [""], null],
	],
	Other: [
		["id", [""], null],
		["share", [""], null],
		["isOpen", [""], null],
		["item", [...NUMBERS, "(by: {})", "(by: {n: $n, kinds: [LONG]})", "(by: $by)"], "Item"],
	],
};

const selections = new Map<string, fc.Arbitrary<string>>();

/** Each is made once: making arbitraries takes most of the time of a run. */
function selection(type: string, depth: number): fc.Arbitrary<string> {
	const known = selections.get(`${type} ${depth}`) ?? selectionOf(type, depth);
	selections.set(`${type} ${depth}`, known);
	return known;
}

function selectionOf(type: string, depth: number): fc.Arbitrary<string> {
	const fields = (FIELDS[type] ?? []).filter(([, , inner]) => depth > 0 || inner === null);
	const field = fc.oneof(
		...fields.map(([name, args, inner]) =>
			fc
				.tuple(
					...[fc.constantFrom("", "", "a: ", "b: "), fc.constantFrom(...args), fc.constantFrom(...DIRECTIVES)],
					inner === null ? fc.constant("") : selection(inner, depth - 1),
				)
				.map(([alias, given, directive, rest]) => `${alias}${name}${given}${directive}${rest}`),
		),
	);
	const narrow = type === "Node" ? ["Item", "Other"] : [type];
	const part: fc.Arbitrary<string> =
		depth > 0
			? fc.oneof(
					{ weight: 6, arbitrary: field },
					{
						weight: 1,
						arbitrary: fc.oneof(
							...narrow.map((one) =>
								fc
									.tuple(fc.constantFrom(...DIRECTIVES), selection(one, depth - 1))
									.map(([directive, inner]) => `... on ${one}${directive}${inner}`),
							),
						),
					},
					{ weight: 1, arbitrary: fc.constantFrom("__typename", type === "Query" ? "...OfQuery" : "...OfNode") },
				)
			: field;
	return fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => ` { ${parts.join(" ")} }`);
}

const VARIABLES = "$yes: Boolean = true, $no: Boolean!, $n: Int, $m: Int = 2, $kind: Kind, $tags: [String!], $by: By";
const FRAGMENTS =
	"fragment OfQuery on Query { kind f: item { ...OfNode } } fragment OfNode on Node { id ... on Item { name @skip(if: $yes) } ... on Other @include(if: $no) { share } }";
const variables = fc.record(
	{
		...{
			yes: fc.boolean(),
			no: fc.constantFrom<unknown>(true, false, false, "no"),
			n: fc.constantFrom<unknown>(0, 3, null, "3"),
		},
		...{ m: fc.constantFrom(1, 3, null), kind: fc.constantFrom("SHORT", "LONG", "NONE", null) },
		...{
			tags: fc.constantFrom<unknown>(["a"], "a", [null]),
			by: fc.constantFrom<unknown>({}, { n: 2 }, { n: null, kinds: "LONG" }, { x: 1 }),
		},
	},
	{ requiredKeys: ["no"] },
);

test("a planned answer equals that of graphql-js, and does not exist if that finds an error", async () => {
	let [alike, wrong] = [0, 0];
	const question = fc.record({
		inner: selection("Query", 3),
		given: variables,
		seed: fc.nat(),
		failures: fc.constantFrom(0, 0, 1, 10),
	});
	await fc.assert(
		fc.asyncProperty(question, async ({ inner, given, seed, failures }) => {
			const text = `query (${VARIABLES}) ${inner} ${FRAGMENTS}`;
			const schema = schemaOf(seed, failures);
			const document = parse(text);
			// Nothing is planned for an invalid document; unused variables and fragments are not a fault here.
			const faults = validate(schema, document).filter(
				({ message }) => !message.includes("never used") && !message.includes("is never"),
			);
			fc.pre(faults.length === 0);
			const told = await execute({ schema, document, variableValues: given });
			const planned = new PlannedDocument(schema, document);
			// The second time with a plan that is there already.
			for (let time = 0; time < 2; time++) {
				const answer = await planned.execute(null, undefined, given).catch((error: unknown) => {
					expect(error).not.toBeInstanceOf(AnswerTooLarge);
					return null;
				});
				const expected = told.errors === undefined ? JSON.stringify(told.data) : "null";
				expect(JSON.stringify(answer)).toBe(expected);
			}
			if (told.errors === undefined) alike += 1;
			else wrong += 1;
		}),
		{ numRuns: 200 },
	);
	expect(Math.min(alike, wrong)).toBeGreaterThan(15);
});
