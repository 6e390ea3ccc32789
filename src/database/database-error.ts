/** Why the record cannot be opened, with a message that says what to do. Shown without a stack. */
export class DatabaseError extends Error {}

/** Another process has the embedded record open. */
export class RecordInUse extends DatabaseError {}

/** @returns the reason in one line: the message of a query's error contains the statement, and its cause has the reason */
export function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(String).join("; ");
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** @returns the error and its causes, the innermost last */
function* causes(error: unknown): Generator<Error & { readonly code?: unknown }> {
	for (let one = error; one instanceof Error; one = one.cause) yield one;
}

/** Errors that end a connection: a server that stops, or that waited too long within a transaction; a broken socket. */
const ENDS = ["57P01", "57P02", "25P03", "ECONNRESET", "EPIPE"];

/** @returns whether the connection to the database was lost */
export const isConnectionLost = (error: unknown): boolean =>
	[...causes(error)].some(({ code, message }) => ENDS.includes(String(code)) || /^Connection terminated/.test(message));
