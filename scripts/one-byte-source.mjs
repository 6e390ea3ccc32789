/** A character beyond Latin-1. */
const WIDE = /[^\0-\xff]/g;
/** Escaping the character would turn the backslash before it into one of its own. */
const AFTER_BACKSLASH = /(?<!\\)(?:\\\\)*\\[^\0-\xff]/;

const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

/**
 * Writes characters beyond Latin-1 as escapes. A single one makes V8 store the source of its whole file with two bytes for each character, for
 * as long as the process runs. Comments, strings, templates and regular expressions mean the same with it; `String.raw` would not.
 * @param name of the file, for the fault
 */
export function oneByteSource(code, name) {
	if (AFTER_BACKSLASH.test(code)) throw new Error(`${name}: a character beyond Latin-1 after a backslash cannot be escaped`);
	return code.replace(WIDE, escaped);
}

/**
 * For the builds that the server runs; a browser's would only become larger.
 * @type {import("vite").Plugin}
 */
export const oneByteSources = {
	name: "one-byte-sources",
	apply: "build",
	applyToEnvironment: ({ name }) => name === "ssr",
	generateBundle: {
		// After the minifier, which writes the characters themselves.
		order: "post",
		handler(_, bundle) {
			for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = oneByteSource(file.code, file.fileName);
		},
	},
};
