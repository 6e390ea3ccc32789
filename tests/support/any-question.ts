import fc from "fast-check";
import {
	type GraphQLArgument,
	type GraphQLField,
	type GraphQLOutputType,
	getNamedType,
	isAbstractType,
	isLeafType,
	isObjectType,
	isRequiredArgument,
} from "graphql";
import { schema } from "../../src/results/graphql/schema/schema.ts";

/** Arguments for the small cup: existing values, and others. */
const SAID: Readonly<Record<string, readonly string[]>> = {
	cup: ["7", "7", "7", "8"],
	tournament: ['"lc-2026"', '"lc-2026"', '"lc-2026"', '"lc-2025"', '"nope"'],
	first: ["1", "4", "100", "101", "-1"],
	lang: ['"sv"', '"en"', '"de"'],
	query: ['"heden"', '"ask"', '""'],
	id: ['"b14"', '"b14-ask"', '"b14-g-1"', '"b14-m1"', '"heden"', '"live-1"', '"none"'],
	category: ['"b14"', '"none"'],
	code: ['"se"', '"xx"'],
	nation: ['"se"'],
	teams: ['["b14-ask"]', "[]"],
	fields: ['["heden-10"]'],
	day: ['"2026-07-14"'],
};
const CONDITIONS = ["", "", "", "", " @include(if: true)", " @skip(if: $no)", " @include(if: $no)", " @include(if: $yes)"];

function argument(arg: GraphQLArgument): fc.Arbitrary<string> {
	const said = SAID[arg.name];
	if (said === undefined) return fc.constant("");
	const some = fc.constantFrom(...said).map((value) => `${arg.name}: ${value}`);
	return isRequiredArgument(arg) ? some : fc.oneof(some, fc.constant(""));
}

function field({ name, args, type }: GraphQLField<unknown, unknown>, depth: number): fc.Arbitrary<string> {
	const given = fc.tuple(...args.map(argument)).map((all) => all.filter((one) => one !== "").join(", "));
	return fc
		.tuple(fc.constantFrom("", "", "", "a: ", "b: "), given, fc.constantFrom(...CONDITIONS), selection(type, depth))
		.map(([alias, said, condition, inner]) => `${alias}${name}${said === "" ? "" : `(${said})`}${condition}${inner}`);
}

function selection(type: GraphQLOutputType, depth: number): fc.Arbitrary<string> {
	const named = getNamedType(type);
	if (isLeafType(named)) return fc.constant("");
	const objects = isAbstractType(named) ? schema.getPossibleTypes(named) : [];
	const own = isObjectType(named) || isAbstractType(named) ? Object.values("getFields" in named ? named.getFields() : {}) : [];
	const narrow = objects.map((one) =>
		some(Object.values(one.getFields()), depth - 1).map((inner) => `... on ${one.name} { ${inner} }`),
	);
	return fc
		.tuple(some(own, depth), narrow.length > 0 ? fc.oneof(fc.constant(""), ...narrow) : fc.constant(""))
		.map(([inner, besides]) => ` { ${inner} ${besides} }`);
}

/** Some of the fields, among them those of objects only as long as there is depth left. */
function some(fields: readonly GraphQLField<unknown, unknown>[], depth: number): fc.Arbitrary<string> {
	const open = fields.filter(({ type }) => depth > 0 || isLeafType(getNamedType(type)));
	if (open.length === 0) return fc.constant("__typename");
	const one = fc.constantFrom(...open).chain((chosen) => field(chosen, depth - 1));
	return fc
		.array(fc.oneof({ weight: 9, arbitrary: one }, fc.constant("__typename")), { minLength: 1, maxLength: 5 })
		.map((all) => all.join(" "));
}

/** Queries of the API, valid and invalid. */
export const anyQuestion: fc.Arbitrary<{ readonly query: string; readonly variables: object }> = fc
	.tuple(
		some(Object.values(schema.getQueryType()?.getFields() ?? {}), 5),
		fc.constantFrom({ no: false, yes: true }, { yes: false }),
	)
	.map(([inner, variables]) => ({
		query: `query ($no: Boolean = true, $yes: Boolean!) { n: __typename @skip(if: $no) y: __typename @skip(if: $yes) ${inner} }`,
		variables,
	}));
