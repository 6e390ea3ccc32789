/*
 * Playwright records the caller of each of its functions, and of each message to the browser, and looks up to fifty stack frames up in
 * source maps, including its own files, which have none: a tenth of the processor time of browser tests. Here only callers in our files are
 * looked up, and each once.
 */

const lookUp = Error.prepareStackTrace;
const BEFORE_CALLER = "\n    at ";

/** What a stack begins with. Not each thing that has one is an error with a name. */
const headOf = ({ name, message }: Partial<Error>) => `${name || "Error"}: ${message || ""}`;
/** The stack of this error is looked up; its own heading is cut off. */
const NAMELESS = new Error();

/** By position in the file that Node runs. */
const known = new Map<string, string>();

if (lookUp !== undefined) {
	const callerOf = (caller: NodeJS.CallSite): string => {
		const file = caller.getFileName() ?? "";
		// In Playwright's own format: it would not recognise its own frames otherwise, which it leaves out of messages.
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
