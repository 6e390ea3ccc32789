/**
 * JSON for a snapshot: what fits is one line, so that a match is a line and not thirty.
 * @param most letters of a line, without its indentation
 */
export function jsonLines(value: unknown, most = 160, indent = ""): string {
	const flat = JSON.stringify(value);
	if (typeof value !== "object" || value === null || flat.length <= most) return flat;
	const inner = `${indent}\t`;
	const [open, close, entries] = Array.isArray(value)
		? ["[", "]", value.map((entry) => jsonLines(entry, most, inner))]
		: ["{", "}", Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${jsonLines(entry, most, inner)}`)];
	return `${open}\n${entries.map((entry) => inner + entry).join(",\n")}\n${indent}${close}`;
}
