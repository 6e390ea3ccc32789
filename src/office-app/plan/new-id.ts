/** Random letters at the end of an id: nobody reads them, and two accounts that add the same name at once get two ids. */
const RANDOM_LETTERS = 5;
const LONGEST = 64;

/**
 * An id for something new: its name in the letters that an id may have, and some random ones.
 */
export function newId(name: string, prefix = ""): string {
	const plain = `${prefix}${name}`
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.replace(/[^A-Za-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.toLowerCase();
	const random = Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_LETTERS)), (byte) => (byte % 36).toString(36)).join("");
	return [plain.slice(0, LONGEST - RANDOM_LETTERS - 1).replace(/-$/, ""), random].filter((part) => part !== "").join("-");
}
