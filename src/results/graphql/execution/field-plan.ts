import {
	type FieldNode,
	type FragmentDefinitionNode,
	GraphQLBoolean,
	type GraphQLField,
	GraphQLID,
	GraphQLIncludeDirective,
	type GraphQLLeafType,
	type GraphQLObjectType,
	type GraphQLOutputType,
	type GraphQLResolveInfo,
	type GraphQLSchema,
	GraphQLSkipDirective,
	GraphQLString,
	getArgumentValues,
	getDirectiveValues,
	getNamedType,
	isAbstractType,
	isLeafType,
	isListType,
	isNonNullType,
	isObjectType,
	Kind,
	type SelectionNode,
	type SelectionSetNode,
	visit,
} from "graphql";
import type { Execution } from "./execution.ts";

/** Makes of what a field resolves to what the answer says of it: at once, or as a promise. */
type Complete = (value: unknown, execution: Execution) => unknown;

/** Where a field stands in the answer, without the places in lists: all that a resolver of ours asks of its `info`. */
type Path = GraphQLResolveInfo["path"];

/** One field of an answer, with all that is the same however often it stands there. */
export type FieldPlan = {
	/** Its name in the answer. */
	readonly name: string;
	readonly resolve: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
	readonly info: { readonly path: Path };
	/** Those that no variable is in; else they are of an execution. */
	readonly args: Readonly<Record<string, unknown>> | null;
	/** The place of its arguments in an execution. */
	readonly slot: number;
	readonly argsOf: (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
	/** Whether it counts against what an answer may hold: what no resolver tells does not. */
	readonly isCounted: boolean;
	readonly isLeaf: boolean;
	readonly complete: Complete;
};

/** Types that lists are made of, each told by the entity of its name in the read model: as long as that is the same, so is what is told of it by itself. */
const ENTITIES: ReadonlySet<string> = new Set(["Match", "Category", "Team", "Field"]);
/** What says less is told anew in less time than it takes to find out whether it stands. */
const FIELDS_WORTH_KEEPING = 6;

/** What cannot be planned, and is left to `execute` of graphql-js. */
export class NotPlanned extends Error {}

/** Plans one operation, for one outcome of its `@skip` and `@include`. */
export class Planner {
	/** Fields planned so far. */
	fields = 0;
	slots = 0;
	readonly #schema: GraphQLSchema;
	readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
	readonly #conditions: Readonly<Record<string, unknown>>;
	readonly #most: number;

	/**
	 * @param conditions the variables that `@skip` and `@include` ask for
	 * @param most fields that a plan may have: fragments laid flat, a short text may have very many
	 */
	constructor(
		schema: GraphQLSchema,
		fragments: ReadonlyMap<string, FragmentDefinitionNode>,
		conditions: Readonly<Record<string, unknown>>,
		most: number,
	) {
		this.#schema = schema;
		this.#fragments = fragments;
		this.#conditions = conditions;
		this.#most = most;
	}

	/** @throws NotPlanned */
	object(type: GraphQLObjectType, sets: readonly SelectionSetNode[], path: Path | undefined): readonly FieldPlan[] {
		// What `isTypeOf` would say is not asked.
		if (type.isTypeOf) throw new NotPlanned(`${type.name} is told by isTypeOf`);
		const collected = new Map<string, FieldNode[]>();
		const spread = new Set<string>();
		for (const set of sets) this.#collect(type, set, spread, collected);
		return [...collected].map(([name, nodes]) => this.#field(type, name, nodes, path));
	}

	#field(type: GraphQLObjectType, name: string, nodes: readonly FieldNode[], prev: Path | undefined): FieldPlan {
		const [node] = nodes as readonly [FieldNode];
		this.fields += 1;
		if (this.fields > this.#most) throw new NotPlanned("a document of too many fields");
		// An object of ours would take it for what it inherits from.
		if (name === "__proto__") throw new NotPlanned("a field that is named as no field can be");
		const info = { path: { prev, key: name, typename: type.name } };
		if (node.name.value === "__typename") {
			const told = type.name;
			return {
				...{ name, info, args: {}, slot: -1, argsOf: () => ({}), isCounted: false, isLeaf: true },
				resolve: () => told,
				complete: (value) => value,
			};
		}
		const field = type.getFields()[node.name.value];
		if (!field) throw new NotPlanned(`${type.name} has no field ${node.name.value}`);
		const args = constantArguments(field, node);
		return {
			...{ name, info, args, isCounted: field.resolve !== undefined, isLeaf: isLeafType(getNamedType(field.type)) },
			slot: args === null ? this.slots++ : -1,
			argsOf: (variables) => getArgumentValues(field, node, variables),
			resolve: (field.resolve as FieldPlan["resolve"] | undefined) ?? ofItsName(field.name),
			complete: this.#complete(field.type, nodes, info.path),
		};
	}

	#complete(type: GraphQLOutputType, nodes: readonly FieldNode[], path: Path): Complete {
		if (isNonNullType(type)) return present(this.#complete(type.ofType, nodes, path), path);
		if (isListType(type)) {
			const item = this.#complete(type.ofType, nodes, path);
			return (value, execution) => (value === null || value === undefined ? null : execution.list(value, item));
		}
		if (isLeafType(type)) return leaf(type);
		const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
		if (isObjectType(type)) {
			const before = this.fields;
			const fields = this.object(type, sets, path);
			if (ENTITIES.has(type.name) && this.fields - before >= FIELDS_WORTH_KEEPING)
				return (value, execution) => (value === null || value === undefined ? null : execution.entity(fields, value));
			return (value, execution) => (value === null || value === undefined ? null : execution.object(fields, value));
		}
		if (!isAbstractType(type)) throw new NotPlanned("a type of no kind that is known");
		const plans = new Map(this.#schema.getPossibleTypes(type).map((one) => [one.name, this.object(one, sets, path)]));
		const { resolveType } = type;
		return (value, execution) => {
			if (value === null || value === undefined) return null;
			const fields = plans.get(String(resolveType?.(value, execution.context, { path } as GraphQLResolveInfo, type)));
			if (fields === undefined) throw new NotPlanned(`a ${type.name} of which nothing says what it is`);
			return execution.object(fields, value);
		};
	}

	#collect(type: GraphQLObjectType, set: SelectionSetNode, spread: Set<string>, into: Map<string, FieldNode[]>): void {
		for (const selection of set.selections) {
			if (!this.#isIncluded(selection)) continue;
			if (selection.kind === Kind.FIELD) {
				const name = (selection.alias ?? selection.name).value;
				const nodes = into.get(name);
				if (nodes) nodes.push(selection);
				else into.set(name, [selection]);
			} else if (selection.kind === Kind.INLINE_FRAGMENT) {
				if (this.#isOf(type, selection.typeCondition?.name.value)) this.#collect(type, selection.selectionSet, spread, into);
			} else if (!spread.has(selection.name.value)) {
				spread.add(selection.name.value);
				const fragment = this.#fragments.get(selection.name.value);
				if (fragment && this.#isOf(type, fragment.typeCondition.name.value))
					this.#collect(type, fragment.selectionSet, spread, into);
			}
		}
	}

	#isIncluded(selection: SelectionNode): boolean {
		if (!selection.directives?.length) return true;
		const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.#conditions);
		if (skip?.if === true) return false;
		return getDirectiveValues(GraphQLIncludeDirective, selection, this.#conditions)?.if !== false;
	}

	#isOf(type: GraphQLObjectType, condition: string | undefined): boolean {
		if (condition === undefined || condition === type.name) return true;
		const other = this.#schema.getType(condition);
		return isAbstractType(other) && this.#schema.isSubType(other, type);
	}
}

/** As an entity says it: none of ours has a method. */
function ofItsName(name: string): FieldPlan["resolve"] {
	return (source) => (source as Readonly<Record<string, unknown>>)[name];
}

/** @returns null where they depend on variables, or are wrong */
function constantArguments(field: GraphQLField<unknown, unknown>, node: FieldNode): Readonly<Record<string, unknown>> | null {
	let isConstant = true;
	for (const argument of node.arguments ?? []) {
		visit(argument, {
			Variable() {
				isConstant = false;
			},
		});
	}
	if (!isConstant) return null;
	try {
		return getArgumentValues(field, node, {});
	} catch {
		// Said again, and heard, by each execution.
		return null;
	}
}

function present(complete: Complete, path: Path): Complete {
	const there = (value: unknown) => {
		if (value === null) throw new NotPlanned(`nothing at ${path.key}, where there must be something`);
		return value;
	};
	return (value, execution) => {
		const completed = complete(value, execution);
		return completed instanceof Promise ? completed.then(there) : there(completed);
	};
}

/** What its type makes of a value; the plain ones as they are. */
function leaf(type: GraphQLLeafType): Complete {
	const plain = type === GraphQLString || type === GraphQLID ? "string" : type === GraphQLBoolean ? "boolean" : null;
	return (value) => {
		if (value === null || value === undefined) return null;
		if (typeof value === plain) return value;
		const told = type.serialize(value);
		if (told === null || told === undefined) throw new NotPlanned(`${type.name} tells nothing of a value`);
		return told;
	};
}
