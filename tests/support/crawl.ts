import {
	type GraphQLInterfaceType,
	type GraphQLObjectType,
	getNamedType,
	isAbstractType,
	isCompositeType,
	isRequiredArgument,
} from "graphql";
import type { ExecuteInProcess } from "../../src/results/graphql/in-process.ts";
import { schema } from "../../src/results/graphql/schema/schema.ts";
import type { EditionRecord } from "../../src/results/record/cup-file.ts";

const isNoun = (type: GraphQLObjectType | GraphQLInterfaceType) =>
	Object.values(type.getFields()).some((field) => ["id", "code", "stageId"].includes(field.name) && String(field.type) === "ID!");

/** Written once each: two steps away, they are long. */
const written = new Map<string, string>();

/** Every field of a type that asks for no argument, with all its parts; and those of the nouns it names, so many steps away. */
function everything(typeName: string, steps: number): string {
	const name = `${typeName} ${steps}`;
	const known = written.get(name) ?? write(typeName, steps);
	written.set(name, known);
	return known;
}

function write(typeName: string, steps: number): string {
	const type = schema.getType(typeName) as GraphQLObjectType | GraphQLInterfaceType;
	const fields = Object.values(type.getFields()).flatMap((field) => {
		if (field.args.some(isRequiredArgument) || field.name === "revision") return [];
		const of = getNamedType(field.type) as GraphQLObjectType;
		if (!isCompositeType(of)) return [field.name];
		const left = isNoun(of) ? steps - 1 : steps;
		return left < 0 ? [] : [`${field.name} { ${everything(of.name, left)} }`];
	});
	const shapes = isAbstractType(type)
		? schema.getPossibleTypes(type).map(({ name }) => `... on ${name} { ${everything(name, steps)} }`)
		: [];
	return ["__typename", ...fields, ...shapes].join(" ");
}

/** The ids of everything in a record, published or not, by the root field that queries one. */
function addresses({ clubs, arenas, edition }: EditionRecord): [field: string, argument: string, id: string][] {
	const stages = edition.categories.flatMap((category) => category.stages);
	const of = (field: string, argument: string, ids: readonly string[]) =>
		[...new Set(ids)].map((id) => [field, argument, id] as [string, string, string]);
	return [
		...of(
			"category",
			"id",
			edition.categories.map(({ id }) => id),
		),
		...of(
			"division",
			"id",
			stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)),
		),
		...of(
			"team",
			"id",
			edition.teams.map(({ id }) => id),
		),
		...of(
			"club",
			"id",
			clubs.map(({ id }) => id),
		),
		...of(
			"match",
			"id",
			edition.matches.map(({ id }) => id),
		),
		...of(
			"stream",
			"id",
			(edition.streams ?? []).map(({ id }) => id),
		),
		...of(
			"arena",
			"id",
			arenas.map(({ id }) => id),
		),
		...of(
			"field",
			"id",
			arenas.flatMap(({ fields }) => fields.map(({ id }) => id)),
		),
		...of(
			"nation",
			"code",
			clubs.map(({ nation }) => nation),
		),
	];
}

/** Words that find something of each kind in the small cup, and what leak tests rename things to. */
const SEARCHES = ["if", "hav if 2", "renamed", "if z", "boys 11", "sweden", "heden", "412", "999"];

/** The answers to all queries about an edition, in one language, by address. `revision` is left out: it says only that something changed. */
export async function crawl(
	execute: ExecuteInProcess,
	record: EditionRecord,
	{ lang = "en", steps = 1 }: { readonly lang?: "en" | "sv"; readonly steps?: number } = {},
): Promise<Map<string, Crawled>> {
	const answers = new Map<string, Crawled>();
	const ask = async (name: string, document: string, more: Readonly<Record<string, string>> = {}) => {
		const variables = { cup: record.cup.id, tournament: record.edition.id, ...more };
		const { data, dependencyKeys } = await execute(document, variables, { lang });
		answers.set(name, { text: JSON.stringify(data), dependencyKeys });
	};
	await ask(
		"tournament",
		`query ($cup: Int!, $tournament: String!) { tournament(cup: $cup, tournament: $tournament) { ${everything("Tournament", steps)} } }`,
	);
	for (const [field, argument, id] of addresses(record)) {
		const type = getNamedType((schema.getType("Tournament") as GraphQLObjectType).getFields()[field]!.type).name;
		const inner = `${field}(${argument}: $id) { ${everything(type, steps)} }`;
		const document = `query ($cup: Int!, $tournament: String!, $id: ID!) { tournament(cup: $cup, tournament: $tournament) { ${inner} } }`;
		await ask(`${field} ${id}`, document, { id });
	}
	// One query for all words: it is long, and each other would be parsed, checked and planned anew.
	const search = `query ($cup: Int!, $tournament: String!, $words: String!) { tournament(cup: $cup, tournament: $tournament) { search(query: $words, first: 100) { ${everything("SearchResult", steps)} } } }`;
	for (const words of SEARCHES) await ask(`search ${words}`, search, { words });
	await ask("cups", `query ($cup: Int!) { cups(cup: $cup) { ${everything("Cup", steps + 1)} } }`);
	return answers;
}

export type Crawled = { readonly text: string; readonly dependencyKeys: ReadonlySet<string> };
