/** A unique id of hexadecimal digits. `crypto.randomUUID` is missing without TLS, for example in a hall's own network. */
export function newId(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
