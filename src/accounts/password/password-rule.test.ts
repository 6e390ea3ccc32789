import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { passwordFault } from "./password-rule.ts";

const CUP = "Lilla cupen";
const PERSON = { email: "astrid@club.example", name: "Astrid Lind" };

describe("a chosen password", () => {
	it.each(["password", "Password1", "PASSWORD1", "baseball", "qwertyuiop", "11111111", "åååååååå", "ＰＡＳＳＷＯＲＤ"])(
		"is refused where many people use it: %s",
		async (password) => expect(await passwordFault(password, PERSON, CUP)).toBe("passwordCommon"),
	);

	it.each(["astrid@club.example", "ASTRID@CLUB.EXAMPLE", "Astrid Lind"])("is not the person's own name: %s", async (password) => {
		expect(await passwordFault(password, PERSON, CUP)).toBe("passwordIsEmail");
	});

	it.each(["Lilla cupen", "lillacupen", "LILLA-CUPEN", "Lilla Cupen 2026", "lillacupen2026", "Ｌｉｌｌａ cupen!"])(
		"is not the cup's own name, however it is spaced and whatever the year: %s",
		async (password) => expect(await passwordFault(password, PERSON, CUP)).toBe("passwordIsCup"),
	);

	it("may have the cup's name in it", async () => {
		expect(await passwordFault("seven gulls at Lilla cupen", PERSON, CUP)).toBeUndefined();
		expect(await passwordFault("seven gulls", PERSON, "⚽ 2026")).toBeUndefined();
	});

	it("is counted in characters as a reader counts them, not in bytes", async () => {
		expect(await passwordFault("åäöåäö7", PERSON, CUP)).toBe("passwordTooShort");
		expect(await passwordFault("🏆⚽🥅🏅🎽🧤👟", PERSON, CUP)).toBe("passwordTooShort");
		expect(await passwordFault("🏆⚽🥅🏅🎽🧤👟🎉", PERSON, CUP)).toBeUndefined();
		expect(await passwordFault(`${"e\u0301".repeat(8)}x`, PERSON, CUP)).toBeUndefined();
	});

	it("needs no kind of character: random ones of 8 to 128 are accepted, others are not", async () => {
		const letters = fc.string({ unit: fc.constantFrom(..."kqzxvj wåäö"), minLength: 0, maxLength: 140 });
		await fc.assert(
			fc.asyncProperty(letters, async (password) => {
				const fault = await passwordFault(password, PERSON, CUP);
				if (password.length < 8) expect(fault).toBe("passwordTooShort");
				else if (password.length > 128) expect(fault).toBe("passwordTooLong");
				else if (new Set(password).size > 3) expect(fault).toBeUndefined();
			}),
		);
	});
});
