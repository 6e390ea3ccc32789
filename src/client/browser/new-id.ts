/** An id that nobody has used before, of hexadecimal digits. `crypto.randomUUID` is missing where a site is read without TLS, as in a hall's own network. */
export function newId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
