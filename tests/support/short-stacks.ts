/*
 * Playwright notes of each of its calls, and of each message to the browser, where it was made, and looks every one of up to fifty callers up
 * in a source map, also those in its own files, which have none: an eighth of the processor of those who run the browser's tests. Here only
 * callers in our files are looked up, and each once.
 */

const lookUp = Error.prepareStackTrace;
const BEFORE_CALLER = "\n    at ";

/** By where it stands in the file that Node runs. */
const known = new Map<string, string>();

const headOf = (error: Error) => `${error.name}: ${error.message}`;

if (lookUp !== undefined) {
	const callerOf = (error: Error, caller: NodeJS.CallSite): string => {
		const file = caller.getFileName() ?? "";
		// As Playwright writes it: by a caller that it cannot read it would not know its own, which it leaves out of what it says.
		if (file === "" || file.startsWith("node:") || file.includes("node_modules")) return String(caller).replace(/^async /, "");
		const at = `${file}:${caller.getLineNumber()}:${caller.getColumnNumber()} ${caller.getFunctionName()}`;
		const before = known.get(at);
		if (before !== undefined) return before;
		const said = String(lookUp(error, [caller])).slice(headOf(error).length + BEFORE_CALLER.length);
		known.set(at, said);
		return said;
	};
	Error.prepareStackTrace = (error, callers) =>
		[headOf(error), ...callers.map((caller) => callerOf(error, caller))].join(BEFORE_CALLER);
}
