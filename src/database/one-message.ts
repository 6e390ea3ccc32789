import { messages, type PGlite, protocol, type QueryOptions, type Results } from "@electric-sql/pglite";

const { serialize } = protocol;
const DESCRIBE = serialize.describe({ type: "P" });
const EXECUTE = serialize.execute({});
const SYNC = serialize.sync();

/** Parameters that PostgreSQL reads from their text, whatever their type is. */
type Plain = string | number | bigint | boolean | null | undefined;
const isPlain = (value: unknown): value is Plain => value === null || (typeof value !== "object" && typeof value !== "function");
const arePlain = (params: readonly unknown[]): params is readonly Plain[] => params.every(isPlain);

/**
 * Lets PGlite ask what a statement asks in one message. By itself it sends six, the first of them to learn the parameters' types, and
 * makes its table of readers anew for each answer: three quarters of what a short statement costs.
 * @param client whose `query` does so from now on, and that of its transactions; parameters that are neither text, number nor truth go as before
 */
export function askInOneMessage(client: PGlite): void {
	const query = client.query.bind(client);
	const transaction = client.transaction.bind(client);
	client.query = async <T>(text: string, params: readonly unknown[] = [], options: QueryOptions = {}) => {
		if (!arePlain(params) || client.closed) return query<T>(text, [...params], options);
		return client._runExclusiveTransaction(async () => {
			const answer = await ask<T>(client, text, params, options);
			await client.syncToFs();
			return answer;
		});
	};
	client.transaction = (work) =>
		transaction((given) =>
			work(
				Object.create(given, {
					query: {
						value: <T>(text: string, params: readonly unknown[] = [], options: QueryOptions = {}) =>
							arePlain(params) && !given.closed
								? ask<T>(client, text, params, options)
								: given.query<T>(text, [...params], options),
					},
				}),
			),
		);
}

/** @throws DatabaseError of PGlite, as its own `query` does */
async function ask<T>(client: PGlite, text: string, params: readonly Plain[], options: QueryOptions): Promise<Results<T>> {
	const values = params.map((value) => (value === null || value === undefined ? null : String(value)));
	const question = Buffer.concat([serialize.parse({ text }), serialize.bind({ values }), DESCRIBE, EXECUTE, SYNC]);
	const answer = await client.runExclusive(() => client.execProtocolStream(question, { syncToFs: false }));
	return readAnswer<T>(client, answer, options);
}

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
