import { createHash, randomBytes } from "node:crypto";

/** 256 random bits: nobody guesses one, so that a fast hash keeps it as well as a slow one would. */
export function newSecret(): string {
	return randomBytes(32).toString("base64url");
}

/** What is kept of a secret. */
export function hashOf(secret: string): Uint8Array {
	return createHash("sha256").update(secret).digest();
}
