import { messages, type PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
const DESCRIBE = serialize.describe({ type: "P" });
const EXECUTE = serialize.execute({});
const SYNC = serialize.sync();

/** Parameters that PostgreSQL parses from text for every type. */
type Plain = string | number | bigint | boolean | null | undefined;
const isPlain = (value: unknown): value is Plain => value === null || (typeof value !== "object" && typeof value !== "function");
const arePlain = (params: readonly unknown[]): params is readonly Plain[] => params.every(isPlain);

/** The queue of each client: one statement or transaction at a time. */
const turns = new WeakMap<PGlite, Promise<unknown>>();

/**
 * Waits until no other statement or transaction uses the record. PGlite has such a queue too, but does not expose it.
 * @returns the result of `work`
 */
export function inTurn<Result>(client: PGlite, work: () => Promise<Result>): Promise<Result> {
	const mine = (turns.get(client) ?? Promise.resolve()).then(work);
	turns.set(
		client,
		mine.catch(() => undefined),
	);
	return mine;
}

/**
 * Makes PGlite send each statement in one message. By default it sends six, the first of them to learn the parameters' types, and
 * rebuilds its table of parsers for each answer: three quarters of the cost of a short statement.
 * @param client whose `query`, also in transactions, is changed; statements with parameters other than strings, numbers and
 * booleans are unchanged
 */
export function sendInOneMessage(client: PGlite): void {
	const kept = new KeptStatements();
	const query = client.query.bind(client);
	const exec = client.exec.bind(client);
	const transaction = client.transaction.bind(client);
	client.query = <T>(text: string, params: readonly unknown[] = [], options: QueryOptions = {}) =>
		inTurn(client, () =>
			arePlain(params) && !client.closed ? ask<T>(client, kept, text, params, options) : query<T>(text, [...params], options),
		);
	client.exec = (...given) => inTurn(client, () => exec(...given));
	client.transaction = (work) =>
		inTurn(client, () =>
			transaction((given) =>
				work(
					Object.create(given, {
						query: {
							value: <T>(text: string, params: readonly unknown[] = [], options: QueryOptions = {}) =>
								arePlain(params) && !given.closed
									? ask<T>(client, kept, text, params, options)
									: given.query<T>(text, [...params], options),
						},
					}),
				),
			),
		);
}

/** @throws DatabaseError of PGlite, like its own `query` */
async function ask<T>(
	client: PGlite,
	kept: KeptStatements,
	text: string,
	params: readonly Plain[],
	options: QueryOptions,
): Promise<Results<T>> {
	const values = params.map((value) => (value === null || value === undefined ? null : String(value)));
	// The name is chosen when it is sent: while it waited, another statement may have been prepared, or have failed.
	const answer = await client.runExclusive(async () => {
		const { name, before } = kept.use(text);
		const question = Buffer.concat([...before, serialize.bind({ statement: name, values }), DESCRIBE, EXECUTE, SYNC]);
		try {
			return await client.execProtocolStream(question, { syncToFs: false });
		} catch (error) {
			kept.forget(text);
			throw error;
		}
	});
	return readAnswer<T>(client, answer, options);
}

/** The statements of a page and an import: some two hundred. */
const MOST_KEPT = 250;
/**
 * Milliseconds. The plan of a prepared statement depends on the tables' sizes at the time, and PostgreSQL does not notice growth
 * before the next ANALYZE: a plan for an empty table of accounts would scan the whole table once it has grown.
 */
const LONGEST_KEPT = 60_000;

type Kept = { readonly name: string; readonly since: number | undefined };

/**
 * Prepared statements: parsing and planning is two thirds of the cost of a short one. A statement is prepared at its second use.
 * https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
class KeptStatements {
	/** By their texts, the most recently used last. One without a time was used once, or has failed. */
	readonly #kept = new Map<string, Kept>();
	#names = 0;

	/** @returns the statement's name for the next message, and the messages to send before it */
	use(text: string): { readonly name: string; readonly before: readonly Uint8Array[] } {
		const now = performance.now();
		const known = this.#kept.get(text);
		if (known?.since !== undefined && now - known.since < LONGEST_KEPT) {
			this.#put(text, known);
			return { name: known.name, before: [] };
		}
		const dropped = this.#makeRoom(text);
		if (known === undefined) {
			this.#put(text, { name: `kept-${++this.#names}`, since: undefined });
			return { name: "", before: [...dropped, serialize.parse({ text })] };
		}
		this.#put(text, { ...known, since: now });
		// Closed first: a statement with this name may exist, expired or from a failed message.
		return { name: known.name, before: [...dropped, closed(known), serialize.parse({ name: known.name, text })] };
	}

	/** It is unknown how much of a failed message was processed. */
	forget(text: string): void {
		const known = this.#kept.get(text);
		if (known !== undefined) this.#put(text, { ...known, since: undefined });
	}

	#put(text: string, kept: Kept): void {
		this.#kept.delete(text);
		this.#kept.set(text, kept);
	}

	#makeRoom(text: string): readonly Uint8Array[] {
		if (this.#kept.has(text) || this.#kept.size < MOST_KEPT) return [];
		const [oldest] = this.#kept;
		if (oldest === undefined) return [];
		this.#kept.delete(oldest[0]);
		return [closed(oldest[1])];
	}
}

const closed = ({ name }: Kept) => serialize.close({ type: "S", name });

type Answer = Awaited<ReturnType<PGlite["execProtocolStream"]>>;
type Column = { readonly name: string; readonly dataTypeID: number; readonly read: (text: string) => unknown };

function readAnswer<T>(client: PGlite, answer: Answer, { rowMode, parsers }: QueryOptions): Results<T> {
	let columns: readonly Column[] = [];
	const rows: unknown[] = [];
	let affectedRows = 0;
	for (const message of answer) {
		if (message instanceof messages.RowDescriptionMessage)
			columns = message.fields.map(({ name, dataTypeID }) => {
				const parser = parsers?.[dataTypeID] ?? client.parsers[dataTypeID];
				return { name, dataTypeID, read: parser ? (text) => parser(text, dataTypeID) : (text) => text };
			});
		else if (message instanceof messages.DataRowMessage) {
			const values = message.fields.map((text, at) => (text === null ? null : columns[at]?.read(text)));
			rows.push(rowMode === "array" ? values : Object.fromEntries(columns.map(({ name }, at) => [name, values[at]])));
		} else if (message instanceof messages.CommandCompleteMessage) affectedRows = changedRows(message.text);
	}
	const fields = columns.map(({ name, dataTypeID }) => ({ name, dataTypeID }));
	return { rows: rows as Results<T>["rows"], fields, affectedRows };
}

/** @param tag such as `INSERT 0 3` or `SELECT 3` */
function changedRows(tag: string): number {
	const [command = "", ...counts] = tag.split(" ");
	return command === "SELECT" ? 0 : Number(counts.at(-1)) || 0;
}
