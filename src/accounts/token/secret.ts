import { createHash, randomBytes } from "node:crypto";

/** 256 random bits cannot be guessed, so a fast hash protects it as well as a slow one. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** @returns whether a text has the form of a secret: others are invalid, and some, such as one with a NUL, cannot even be queried */
export function isSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}

/** The stored hash of a secret. */
export function hashOf(secret: string): Uint8Array {
	return createHash("sha256").update(secret).digest();
}
