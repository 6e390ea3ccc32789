import { type GraphQLFieldResolver, type GraphQLSchema, isIntrospectionType, isObjectType } from "graphql";
import { TooMuchRead } from "../edition/reading.ts";
import type { ResultsContext } from "./context.ts";

/** What the making of one answer may come to; without one in its context an answer may come to anything. */
export class Allowance {
	/** Settles once it is used up: the answer is given up then. */
	readonly usedUp: Promise<void>;
	/** Never settles. What waits for it is dropped with it, so that of an answer given up nothing more is made. */
	readonly #never = new Promise<never>(() => {});
	#tell = () => {};
	#left: number;

	/** @param fields those that may be resolved, in all objects together */
	constructor(fields: number) {
		this.#left = fields;
		this.usedUp = new Promise((resolve) => {
			this.#tell = resolve;
		});
	}

	/** What a field resolves to, or never anything more. Whatever it throws is a promise's, which the executor looks after. */
	resolve(field: () => unknown): unknown {
		this.#left -= 1;
		if (this.#left < 0) return this.#giveUp();
		try {
			const value = field();
			if (!(value instanceof Promise)) return value;
			return value.then(
				(settled: unknown) => (this.#left < 0 ? this.#never : settled),
				(error: unknown) => this.#failed(error),
			);
		} catch (error) {
			return this.#failed(error);
		}
	}

	#failed(error: unknown): Promise<never> {
		return error instanceof TooMuchRead ? this.#giveUp() : Promise.reject(error);
	}

	#giveUp(): Promise<never> {
		this.#left = -1;
		this.#tell();
		return this.#never;
	}
}

/**
 * Makes every field of a schema keep to the allowance in its context. The executor leaves a list at the first thing thrown in it and
 * forgets the promises of its earlier items: one of them that fails later would end the process.
 */
export function keepToAllowance(schema: GraphQLSchema): GraphQLSchema {
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type) || isIntrospectionType(type)) continue;
		for (const field of Object.values(type.getFields())) {
			if (field.resolve) field.resolve = allowed(field.resolve);
		}
	}
	return schema;
}

function allowed(
	resolve: GraphQLFieldResolver<unknown, ResultsContext>,
): GraphQLFieldResolver<unknown, ResultsContext & { readonly allowance: Allowance }> {
	return (source, args, context, info) => context.allowance.resolve(() => resolve(source, args, context, info));
}
