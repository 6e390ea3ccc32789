import { expect, test } from "vitest";
import { asked } from "../../../tests/support/cheap-argon2.ts";
import { hashPassword, isPassword } from "./hash.ts";

test("a password is hashed as OWASP advises: by Argon2id with 19 MiB, two passes and one lane", async () => {
	const hashed = await hashPassword("a quiet field at dawn");
	expect(asked.at(-1)).toEqual({ memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 });
	expect(hashed).toMatch(/^\$argon2id\$/);
	expect(await isPassword(hashed, "a quiet field at dawn")).toBe(true);
	expect(await isPassword(hashed, "a quiet field at dusk")).toBe(false);
});
