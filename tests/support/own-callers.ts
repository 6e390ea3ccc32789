/*
 * Playwright notes of each of its calls, and of each message to the browser, where it was made, and looks every one of up to fifty callers up
 * in a source map, also those in its own files, which have none: a tenth of the processor of those who run the browser's tests. Here only
 * callers in our files are looked up, and each once.
 */

const lookUp = Error.prepareStackTrace;
const BEFORE_CALLER = "\n    at ";

/** What a stack begins with. Not each thing that has one is an error with a name. */
const headOf = ({ name, message }: Partial<Error>) => `${name || "Error"}: ${message || ""}`;
/** Whose stack a caller is looked up in: what it says of itself is cut off again. */
const NAMELESS = new Error();

/** By where it stands in the file that Node runs. */
const known = new Map<string, string>();

if (lookUp !== undefined) {
	const callerOf = (caller: NodeJS.CallSite): string => {
		const file = caller.getFileName() ?? "";
		// As Playwright writes it: by a caller that it cannot read it would not know its own, which it leaves out of what it says.
		if (file === "" || file.startsWith("node:") || file.includes("node_modules")) return String(caller).replace(/^async /, "");
		const at = `${file}:${caller.getLineNumber()}:${caller.getColumnNumber()} ${caller.getFunctionName()}`;
		const before = known.get(at);
		if (before !== undefined) return before;
		const said = String(lookUp(NAMELESS, [caller])).slice(headOf(NAMELESS).length + BEFORE_CALLER.length);
		known.set(at, said);
		return said;
	};
	Error.prepareStackTrace = (error, callers) => [headOf(error), ...callers.map(callerOf)].join(BEFORE_CALLER);
}
