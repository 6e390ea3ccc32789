/** Serialises plain data with sorted keys, so that equal data has equal text; undefined values are left out. */
export const canonical = (value: unknown): string =>
	JSON.stringify(value, (_, part) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort(byKey)) : part));

const isRecord = (part: unknown): part is object => typeof part === "object" && part !== null && !Array.isArray(part);
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
