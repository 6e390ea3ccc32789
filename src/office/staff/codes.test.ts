import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { newCodes, stepOf } from "./codes.ts";

const NOW = new Date("2026-07-13T10:00:00Z");
const { secret } = newCodes("Lilla cupen", "desk");
const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: NOW.getTime() });
const STEP = NOW.getTime() / 30_000;

/** The zero of each script. */
const ZEROS = {
	arabic: 0x660,
	persian: 0x6f0,
	devanagari: 0x966,
	thai: 0xe50,
	fullwidth: 0xff10,
	bold: 0x1d7ce,
	monospace: 0x1d7f6,
};
const inDigitsOf = (zero: number, text: string): string =>
	[...text].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");

test.each(Object.entries(ZEROS))("a one-time code of %s digits matches RFC 6238", (_, zero) => {
	expect(stepOf(secret, inDigitsOf(zero, code), NOW)).toBe(STEP);
	expect(stepOf(secret, `${inDigitsOf(zero, code.slice(0, 3))}\u00a0${code.slice(3)}`, NOW)).toBe(STEP);
	const wrong = code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10));
	expect(stepOf(secret, inDigitsOf(zero, wrong), NOW)).toBeUndefined();
});

test.each(["", " ", "12345", "1234567", "abcdef", "12345é", "½²³①②③", "😀😀😀", "-12345", "12345\u0000", "\ud83512345"])(
	"%j is a wrong one-time code",
	(given) => {
		expect(stepOf(secret, given, NOW)).toBeUndefined();
	},
);
