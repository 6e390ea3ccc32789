/** One text for plain data that says the same, in whatever order its keys were written; what is undefined is left out. */
export const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part));

const isRecord = (part: unknown): part is object => typeof part === "object" && part !== null && !Array.isArray(part);
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
