import {
	type DocumentNode,
	type FragmentDefinitionNode,
	type GraphQLSchema,
	getVariableValues,
	Kind,
	type OperationDefinitionNode,
	OperationTypeNode,
	visit,
} from "graphql";
import type { ObjectsOfAnswer } from "./entity-result-cache.ts";
import { type Bounds, Execution } from "./execution.ts";
import { type FieldPlan, NotPlanned, Planner } from "./field-plan.ts";

/** The limit of cached `@skip` and `@include` combinations per operation. */
const OUTCOMES = 64;

type Plan = { readonly fields: readonly FieldPlan[]; readonly slots: number };

/** A document valid for the schema, ready for repeated execution. */
export class PlannedDocument {
	readonly #schema: GraphQLSchema;
	readonly #operations: readonly PlannedOperation[];

	/**
	 * @param document a validated document
	 * @param most fields that a plan may have
	 */
	constructor(schema: GraphQLSchema, document: DocumentNode, most = Number.POSITIVE_INFINITY) {
		this.#schema = schema;
		const fragments = new Map<string, FragmentDefinitionNode>();
		for (const definition of document.definitions)
			if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
		this.#operations = document.definitions.flatMap((definition) =>
			definition.kind === Kind.OPERATION_DEFINITION ? new PlannedOperation(schema, definition, fragments, most) : [],
		);
	}

	/** The number of fields in all its plans. */
	get fields(): number {
		return this.#operations.reduce((sum, { fields }) => sum + fields, 0);
	}

	/**
	 * @param bounds undefined: no limits
	 * @param standing undefined: no object of an earlier answer is reused
	 * @returns the answer's data
	 * @throws any error of a resolver; AnswerTooLarge; NotPlanned if graphql-js has to execute it: only graphql-js reports errors
	 */
	async execute(
		operationName: string | null | undefined,
		context: unknown,
		given: Readonly<Record<string, unknown>>,
		bounds?: Bounds,
		standing?: ObjectsOfAnswer,
	): Promise<Record<string, unknown>> {
		const operation =
			operationName === null || operationName === undefined
				? this.#operations.length === 1 && this.#operations[0]
				: this.#operations.find(({ name }) => name === operationName);
		if (!operation) throw new NotPlanned("no one operation is meant");
		const { coerced, errors } = getVariableValues(this.#schema, operation.variables, given);
		if (errors) throw new NotPlanned("the variables do not fit");
		const { fields, slots } = operation.plan(coerced);
		const execution = new Execution(context, coerced, slots, bounds ?? null, standing ?? null);
		try {
			return (await execution.object(fields, undefined)) as Record<string, unknown>;
		} catch (error) {
			execution.giveUp();
			throw error;
		}
	}
}

class PlannedOperation {
	readonly name: string | undefined;
	readonly variables: NonNullable<OperationDefinitionNode["variableDefinitions"]>;
	fields = 0;
	readonly #planFor: (conditions: Readonly<Record<string, unknown>>) => Plan;
	/** The variables that `@skip` and `@include` use. */
	readonly #conditions: readonly string[];
	readonly #plans = new Map<string, Plan | NotPlanned>();

	constructor(
		schema: GraphQLSchema,
		operation: OperationDefinitionNode,
		fragments: ReadonlyMap<string, FragmentDefinitionNode>,
		most: number,
	) {
		this.name = operation.name?.value;
		this.variables = operation.variableDefinitions ?? [];
		this.#conditions = conditionsOf([operation, ...fragments.values()]);
		this.#planFor = (conditions) => {
			const root = operation.operation === OperationTypeNode.QUERY ? schema.getQueryType() : null;
			if (!root) throw new NotPlanned(`an operation of the kind ${operation.operation}`);
			const planner = new Planner(schema, fragments, conditions, most);
			const fields = planner.object(root, [operation.selectionSet], undefined);
			this.fields += planner.fields;
			return { fields, slots: planner.slots };
		};
	}

	plan(variables: Readonly<Record<string, unknown>>): Plan {
		const outcome = this.#conditions.map((name) => String(variables[name])).join();
		const known = this.#plans.get(outcome) ?? this.#make(outcome, variables);
		if (known instanceof NotPlanned) throw known;
		return known;
	}

	#make(outcome: string, variables: Readonly<Record<string, unknown>>): Plan | NotPlanned {
		if (this.#plans.size >= OUTCOMES) {
			this.#plans.clear();
			this.fields = 0;
		}
		const plan = planOrReason(() => this.#planFor(variables));
		this.#plans.set(outcome, plan);
		return plan;
	}
}

/** An operation that cannot be planned once never can be, so the reason is cached. */
function planOrReason(plan: () => Plan): Plan | NotPlanned {
	try {
		return plan();
	} catch (error) {
		if (error instanceof NotPlanned) return error;
		throw error;
	}
}

function conditionsOf(definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[]): readonly string[] {
	const names = new Set<string>();
	for (const definition of definitions) {
		visit(definition, {
			Directive({ arguments: args }) {
				for (const { value } of args ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
			},
		});
	}
	return [...names];
}
