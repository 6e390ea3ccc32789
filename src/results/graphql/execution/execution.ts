import type { ObjectsOfAnswer } from "./entity-result-cache.ts";
import { type FieldPlan, NotPlanned } from "./field-plan.ts";

/** The limits of an execution for an outside client. */
export type Bounds = {
	/** Objects that the answer may still contain. */
	objects: number;
	/** Bytes that its JSON may still have. */
	bytes: number;
	/** Its slices of the processor. */
	readonly turn: { readonly isOver: boolean; next(): Promise<void> };
};

/** The answer would exceed a limit. */
export class AnswerTooLarge extends Error {}

/** Bytes that a field adds to an answer's JSON besides its name and its value. */
export const BYTES_PER_FIELD = 4;
/** List items between two checks of whether the slice is over. */
const ITEMS_A_LOOK = 8;

/**
 * One execution of a plan. It only produces answers without errors: at the first failure it throws, and graphql-js executes the
 * query again to report the error. Synchronous resolvers never become promises.
 */
export class Execution {
	readonly context: unknown;
	readonly #variables: Readonly<Record<string, unknown>>;
	readonly #args: unknown[];
	readonly #bounds: Bounds | null;
	readonly #standing: ObjectsOfAnswer | null;
	#items = 0;
	#hasFailed = false;

	/**
	 * @param slots the number of fields whose arguments depend on variables
	 * @param standing objects of the last answer that may be reused
	 */
	constructor(
		context: unknown,
		variables: Readonly<Record<string, unknown>>,
		slots: number,
		bounds: Bounds | null,
		standing: ObjectsOfAnswer | null,
	) {
		this.context = context;
		this.#variables = variables;
		this.#args = new Array(slots);
		this.#bounds = bounds;
		this.#standing = standing;
	}

	/** Stops the execution. */
	giveUp(): void {
		this.#hasFailed = true;
	}

	/** Like `object`, for an entity: reuses the object of the last answer if it is still valid. */
	entity(fields: readonly FieldPlan[], source: unknown): unknown {
		if (this.#standing === null) return this.object(fields, source);
		return this.#standing.tell(fields, source, () => this.object(fields, source));
	}

	/** @returns the object, or a promise of it */
	object(fields: readonly FieldPlan[], source: unknown): unknown {
		if (this.#hasFailed) throw new NotPlanned("another part of the answer has failed");
		const told: Record<string, unknown> = {};
		let waiting: Promise<unknown>[] | undefined;
		try {
			for (const field of fields) {
				const value = field.resolve(source, field.args ?? this.#argsOf(field), this.context, field.info);
				const completed =
					value instanceof Promise ? value.then((settled) => this.#field(field, settled)) : this.#field(field, value);
				told[field.name] = completed;
				if (!(completed instanceof Promise)) continue;
				waiting ??= [];
				waiting.push(
					completed.then((settled) => {
						told[field.name] = settled;
					}),
				);
			}
		} catch (error) {
			this.#leave(waiting);
			throw error;
		}
		return waiting === undefined ? told : Promise.all(waiting).then(() => told);
	}

	/** @returns the list, or a promise of it */
	list(value: unknown, complete: FieldPlan["complete"]): unknown {
		if (!Array.isArray(value)) throw new NotPlanned("a list that is none");
		const told: unknown[] = new Array(value.length);
		let waiting: Promise<unknown>[] | undefined;
		try {
			for (let index = 0; index < value.length; index++) {
				if (this.#isToWait()) return this.#later(value, complete, told, index, waiting ?? []);
				const item: unknown = value[index];
				const completed = item instanceof Promise ? item.then((settled) => complete(settled, this)) : complete(item, this);
				told[index] = completed;
				if (!(completed instanceof Promise)) continue;
				waiting ??= [];
				waiting.push(
					completed.then((settled) => {
						told[index] = settled;
					}),
				);
			}
		} catch (error) {
			this.#leave(waiting);
			throw error;
		}
		return waiting === undefined ? told : Promise.all(waiting).then(() => told);
	}

	/** The rest of a list, with pauses for other requests. */
	async #later(
		items: readonly unknown[],
		complete: FieldPlan["complete"],
		told: unknown[],
		from: number,
		waiting: readonly Promise<unknown>[],
	): Promise<unknown[]> {
		const first = Promise.all(waiting);
		// Its failure is handled below; this prevents an unhandled rejection until then.
		first.catch(() => undefined);
		await this.#bounds?.turn.next();
		for (let index = from; index < items.length; index++) {
			told[index] = await complete(await items[index], this);
			if (this.#bounds?.turn.isOver) await this.#bounds.turn.next();
		}
		await first;
		return told;
	}

	#isToWait(): boolean {
		if (this.#bounds === null) return false;
		this.#items += 1;
		return this.#items % ITEMS_A_LOOK === 0 && this.#bounds.turn.isOver;
	}

	#argsOf({ slot, argsOf }: FieldPlan): unknown {
		this.#args[slot] ??= argsOf(this.#variables);
		return this.#args[slot];
	}

	#field(field: FieldPlan, value: unknown): unknown {
		if (this.#bounds !== null && field.isCounted) this.#count(this.#bounds, field, value);
		return field.complete(value, this);
	}

	#count(bounds: Bounds, { name, isLeaf }: FieldPlan, value: unknown): void {
		bounds.bytes -= name.length + BYTES_PER_FIELD + (isLeaf ? bytesOf(value) : 0);
		if (!isLeaf && value !== null && value !== undefined) bounds.objects -= Array.isArray(value) ? value.length : 1;
		if (bounds.objects < 0 || bounds.bytes < 0) throw new AnswerTooLarge("the answer would hold more than one may");
	}

	/** Handles the failures of promises in progress, since an unhandled rejection would end the process. */
	#leave(waiting: readonly Promise<unknown>[] | undefined): void {
		this.#hasFailed = true;
		for (const one of waiting ?? []) one.catch(() => undefined);
	}
}

/** The approximate size of a value in JSON, in bytes. */
export function bytesOf(value: unknown): number {
	if (typeof value === "string") return value.length + 2;
	return Array.isArray(value) ? value.reduce((sum: number, one) => sum + bytesOf(one) + 1, 2) : BYTES_PER_FIELD;
}
