import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, so that a fast hash keeps it as well as a slow one would. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** @returns whether a text may be a secret: any other is nobody's, and some, such as one with a NUL, cannot even be looked for */
export function isSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}

/** What is kept of a secret. */
export function hashOf(secret: string): Uint8Array {
	return createHash("sha256").update(secret).digest();
}
