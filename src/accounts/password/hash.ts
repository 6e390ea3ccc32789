import { hash, verify } from "@node-rs/argon2";
import { normalPassword } from "./password-rule.ts";

/** Argon2id as OWASP advises it: 19 MiB, two passes, one lane; some 25 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns the hash with its parameters and salt */
export function hashPassword(password: string): Promise<string> {
	return hash(normalPassword(password), COST);
}

export function isPassword(hashed: string, password: string): Promise<boolean> {
	return verify(hashed, normalPassword(password));
}
