export type Log = {
	/** Left out: ordinary events are not logged. */
	info?(about: object, message: string): void;
	warn(about: object, message: string): void;
	error(about: object, message: string): void;
};

/** Programming errors: their messages are about code, not about people. */
const OURS = [TypeError, RangeError, ReferenceError];

/** The parts of an error that may be logged. A failed query's message contains its parameters: people's addresses, names and hashes. */
export function plainError(error: unknown): { error: string; code: unknown; message?: string; at: string[] } {
	const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	const { name, code } = Object(root) as { name?: unknown; code?: unknown };
	const stack = error instanceof Error ? (error.stack ?? "") : "";
	const at = stack.split("\n").filter((line) => /^\s+at /.test(line));
	return {
		error: typeof name === "string" ? name : typeof root,
		code,
		...(root instanceof Error && OURS.some((kind) => root instanceof kind) && { message: root.message }),
		at: at.slice(0, 6).map((line) => line.trim()),
	};
}
