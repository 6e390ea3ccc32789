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

/** Converts a field's resolved value to its value in the answer, directly or as a promise. */
type Complete = (value: unknown, execution: Execution) => unknown;

/** A field's path without list indexes: the only part of `info` that our resolvers use. */
type Path = GraphQLResolveInfo["path"];

/** One field of an answer, with everything that is the same for all its occurrences. */
export type FieldPlan = {
	/** Its name in the answer. */
	readonly name: string;
	readonly resolve: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
	readonly info: { readonly path: Path };
	/** Arguments without variables; null: they depend on the execution. */
	readonly args: Readonly<Record<string, unknown>> | null;
	/** The index of its arguments in an execution. */
	readonly slot: number;
	readonly argsOf: (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
	/** Whether it counts against the limits of an answer; fields without a resolver do not. */
	readonly isCounted: boolean;
	readonly isLeaf: boolean;
	readonly complete: Complete;
};

/**
 * Types with a cached result per entity. The entity is an object of the read model, and its result stays the same as long as the
 * entity does.
 */
const ENTITIES: ReadonlySet<string> = new Set(["Match", "Category", "Team", "Field"]);
/** Objects with fewer fields are faster to make than to look up. */
const FIELDS_WORTH_KEEPING = 6;

/** The operation cannot be planned, and graphql-js executes it. */
export class NotPlanned extends Error {}

/** Plans one operation for one combination of `@skip` and `@include`. */
export class Planner {
	/** Fields planned so far. */
	fields = 0;
	slots = 0;
	readonly #schema: GraphQLSchema;
	readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
	readonly #conditions: Readonly<Record<string, unknown>>;
	readonly #most: number;

	/**
	 * @param conditions the variables that `@skip` and `@include` use
	 * @param most fields that a plan may have: with fragments expanded, a short text may have very many
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
		// Plans do not call `isTypeOf`.
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
		// On a plain object this would set the prototype.
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

/** Reads the entity's property: our entities have no methods. */
function ofItsName(name: string): FieldPlan["resolve"] {
	return (source) => (source as Readonly<Record<string, unknown>>)[name];
}

/** @returns null if they depend on variables, or are invalid */
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
		// Each execution finds the error again and reports it.
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

/** Serialises a leaf value; plain strings and booleans are returned directly. */
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
