import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordFault } from "./password-rule.ts";

const PERSON = { email: "astrid@club.example", name: "Astrid Lind" };

describe("a password that somebody chooses", () => {
	it.each(["password", "Password1", "PASSWORD1", "baseball", "qwertyuiop", "11111111", "åååååååå", "ＰＡＳＳＷＯＲＤ"])(
		"is refused where many people use it: %s",
		(password) => expect(passwordFault(password, PERSON)).toBe("passwordCommon"),
	);

	it.each(["astrid@club.example", "ASTRID@CLUB.EXAMPLE", "Astrid Lind"])("is not the person's own name: %s", (password) => {
		expect(passwordFault(password, PERSON)).toBe("passwordIsEmail");
	});

	it("is counted in characters as a reader counts them, not in bytes", () => {
		expect(passwordFault("åäöåäö7", PERSON)).toBe("passwordTooShort");
		expect(passwordFault("🏆⚽🥅🏅🎽🧤👟", PERSON)).toBe("passwordTooShort");
		expect(passwordFault("🏆⚽🥅🏅🎽🧤👟🎉", PERSON)).toBeUndefined();
		expect(passwordFault(`${"e\u0301".repeat(8)}x`, PERSON)).toBeUndefined();
	});

	it("needs no kind of character: random ones of 8 to 128 are taken, others are not", () => {
		const letters = fc.string({ unit: fc.constantFrom(..."kqzxvj wåäö"), minLength: 0, maxLength: 140 });
		fc.assert(
			fc.property(letters, (password) => {
				const fault = passwordFault(password, PERSON);
				if (password.length < 8) expect(fault).toBe("passwordTooShort");
				else if (password.length > 128) expect(fault).toBe("passwordTooLong");
				else if (new Set(password).size > 3) expect(fault).toBeUndefined();
			}),
		);
	});
});
