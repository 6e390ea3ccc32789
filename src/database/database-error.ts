/** What keeps the record from being opened, in words that say what to do: printed as it stands, without a stack. */
export class DatabaseError extends Error {}

/** @returns the reason in one line: a query's error holds the statement, and what went wrong is its cause */
export function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(String).join("; ");
	if (!(error instanceof Error)) return String(error);
	return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}
