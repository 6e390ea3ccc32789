/** What keeps the record from being opened, in words that say what to do: printed as it stands, without a stack. */
export class DatabaseError extends Error {}

/** Another process has the embedded record open. */
export class RecordInUse extends DatabaseError {}

/** @returns the reason in one line: a query's error holds the statement, and what went wrong is its cause */
export function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(String).join("; ");
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** @returns the error and what it was caused by, the last cause last */
function* causes(error: unknown): Generator<Error & { readonly code?: unknown }> {
	for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** What ends a connection: a server that stops, or that waited too long for a transaction's next word; a socket that broke. */
const ENDS = ["57P01", "57P02", "25P03", "ECONNRESET", "EPIPE"];

/** @returns whether the connection to whoever has the record was lost on the way */
export const isConnectionLost = (error: unknown): boolean =>
	[...causes(error)].some(({ code, message }) => ENDS.includes(String(code)) || /^Connection terminated/.test(message));
