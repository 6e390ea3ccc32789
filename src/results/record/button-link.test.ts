import fc from "fast-check";
import { expect, test } from "vitest";
import { isButtonLink } from "./button-link.ts";

test.each([
	"/",
	"/2026/matches?show=live#main",
	"/privacy",
	"https://cup.example/tickets?a=b#c",
	"HTTPS://CUP.EXAMPLE",
	"https://åre.example/",
	"mailto:office@cup.example",
	"mailto:office@cup.example?subject=Rain",
	"tel:+46701234567",
	"tel:031-12-34-56",
])("a button may lead to %s", (link) => {
	expect(isButtonLink(link)).toBe(true);
});

test("a button may lead to an address beyond ASCII however often it was checked before", () => {
	const asked = Array.from({ length: 20_000 }, () => isButtonLink("https://åre.example/"));
	expect(asked.filter((may) => !may)).toEqual([]);
});

test.each([
	"",
	"javascript:alert(1)",
	"JavaScript:alert(1)",
	" javascript:alert(1)",
	"java\tscript:alert(1)",
	"data:text/html,hello",
	"vbscript:x",
	"blob:https://cup.example/1",
	"file:///etc/passwd",
	"http://cup.example",
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/.//evil.example",
	"/a/..//evil.example",
	"/\t/evil.example",
	"https:evil.example",
	"https://",
	"https://cup.example@evil.example/",
	"matches",
	"2026/matches",
	"mailto:",
	"mailto:nobody",
	"tel:",
	"tel:call-me",
	"https://cup.example/\u202egpj",
])("a button never leads to %j", (link) => {
	expect(isButtonLink(link)).toBe(false);
});

test("a browser reads every accepted link as https, mail, telephone or a page of the site", () => {
	const scheme = fc.constantFrom(
		"javascript:",
		"data:",
		"https://",
		"http://",
		"mailto:",
		"tel:",
		"/",
		"//",
		"/./",
		"\\",
		" ",
		"\t",
		"ftp:",
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(scheme, fc.string({ maxLength: 6 }), fc.webUrl()), { maxLength: 4 }), (parts) => {
			const link = parts.join("");
			if (!isButtonLink(link)) return;
			const { protocol, origin } = new URL(link, "https://own.invalid");
			expect(["https:", "mailto:", "tel:"]).toContain(protocol);
			if (!/^(https|mailto|tel):/i.test(link)) expect(origin).toBe("https://own.invalid");
		}),
		{ numRuns: 1_000 },
	);
});
