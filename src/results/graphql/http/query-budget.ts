import {
	type GraphQLField,
	type GraphQLFieldResolver,
	type GraphQLSchema,
	getNamedType,
	isIntrospectionType,
	isLeafType,
	isObjectType,
} from "graphql";
import { TooMuchRead } from "../../edition/reading/read-session.ts";
import { BYTES_PER_FIELD, bytesOf } from "../execution/execution.ts";
import type { ResultsContext } from "../schema/context.ts";
import type { Turn } from "./turns.ts";

/** The limits of one answer in the making, and its pauses. */
export class QueryBudget {
	/** Settles once the budget is used up: the answer is abandoned then. */
	readonly usedUp: Promise<void>;
	readonly #turn: Turn;
	/** Never settles. Whatever waits for it is garbage-collected with it, so that an abandoned answer costs nothing more. */
	readonly #never = new Promise<never>(() => {});
	#tell = () => {};
	#objects: number;
	#bytes: number;

	/**
	 * @param most limits of objects in the answer, and bytes of its JSON
	 * @param turn its slices of the processor
	 */
	constructor(most: { readonly objects: number; readonly bytes: number }, turn: Turn) {
		this.#objects = most.objects;
		this.#bytes = most.bytes;
		this.#turn = turn;
		this.usedUp = new Promise((resolve) => {
			this.#tell = resolve;
		});
	}

	/**
	 * The field's value, or a promise that never settles once the budget is used up. An error always becomes a rejected promise,
	 * which the executor handles.
	 * @param name of the field in the answer
	 * @param isLeaf whether its type is a leaf
	 */
	resolve(name: string | number, isLeaf: boolean, field: () => unknown): unknown {
		if (this.#isUsedUp) return this.#giveUp();
		const around = String(name).length + BYTES_PER_FIELD;
		try {
			const value = field();
			if (!(value instanceof Promise)) return this.#counted(value, around, isLeaf);
			return value.then(
				(settled: unknown) => (this.#isUsedUp ? this.#never : this.#counted(settled, around, isLeaf)),
				(error: unknown) => this.#failed(error),
			);
		} catch (error) {
			return this.#failed(error);
		}
	}

	get #isUsedUp(): boolean {
		return this.#objects < 0 || this.#bytes < 0;
	}

	#counted(value: unknown, around: number, isLeaf: boolean): unknown {
		this.#bytes -= around + (isLeaf ? bytesOf(value) : 0);
		if (!isLeaf && value !== null && value !== undefined) this.#objects -= Array.isArray(value) ? value.length : 1;
		if (this.#isUsedUp) return this.#giveUp();
		return Array.isArray(value) ? this.#turn.unhurried(value) : value;
	}

	#failed(error: unknown): Promise<never> {
		return error instanceof TooMuchRead ? this.#giveUp() : Promise.reject(error);
	}

	#giveUp(): Promise<never> {
		this.#objects = -1;
		this.#turn.giveUp();
		this.#tell();
		return this.#never;
	}
}

/**
 * Makes every field of a schema count against the budget in its context. At the first error in a list, the executor stops and
 * drops the promises of earlier items: one of them failing later would be an unhandled rejection and end the process.
 */
export function withQueryBudget(schema: GraphQLSchema): GraphQLSchema {
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type) || isIntrospectionType(type)) continue;
		for (const field of Object.values(type.getFields())) {
			if (field.resolve) field.resolve = allowed(field, field.resolve);
		}
	}
	return schema;
}

function allowed(
	{ type }: GraphQLField<unknown, ResultsContext>,
	resolve: GraphQLFieldResolver<unknown, ResultsContext>,
): GraphQLFieldResolver<unknown, ResultsContext & { readonly budget: QueryBudget }> {
	const isLeaf = isLeafType(getNamedType(type));
	return (source, args, context, info) =>
		context.budget.resolve(info.path.key, isLeaf, () => resolve(source, args, context, info));
}
