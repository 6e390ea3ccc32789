import { describe, expect, test } from "vitest";
import { answerFrom } from "../serving/send-stored.ts";
import { StoredResponse } from "../serving/stored-response.ts";
import { rememberAskedLanguage } from "./asked-language.ts";

const answered = async (path: string, cookie: string | null, caching = "public, no-cache", secure = false) => {
	const headers = { "cache-control": caching };
	const said = { status: 200, headers, body: "", vary: "Accept-Encoding, Cookie" };
	const stored = await StoredResponse.of(said, "identity");
	const lang = new URL(path, "https://cup.example").searchParams.get("lang");
	const besides = rememberAskedLanguage(lang, cookie, { caching: stored.header("cache-control"), secure });
	const answer = await answerFrom(stored, new Request("https://cup.example"), besides);
	return {
		cookie: answer.headers.get("set-cookie"),
		caching: answer.headers.get("cache-control"),
		vary: answer.headers.get("vary"),
	};
};

describe("DECISIONS §4: an arrival with ?lang= counts as a choice and is stored like one", () => {
	test.each(["en", "sv"])("an address with ?lang=%s sets the cookie", async (language) => {
		const { cookie } = await answered(`/2026/teams/12?tab=table&lang=${language}`, null);
		expect(cookie).toMatch(new RegExp(`^app-lang=${language}; path=/; max-age=\\d+; samesite=lax$`));
		expect((await answered(`/?lang=${language}`, `app-lang=${language === "en" ? "sv" : "en"}`)).cookie).toBe(cookie);
	});

	test("the cookie is Secure exactly if visitors use https", async () => {
		expect((await answered("/?lang=sv", null, undefined, true)).cookie).toMatch(/^app-lang=sv; .*; samesite=lax; secure$/);
	});

	test("the answer that sets it is cached by no shared cache, and one that need not is as public as before", async () => {
		expect(await answered("/?lang=sv", null)).toMatchObject({ caching: "private, no-cache", vary: "Accept-Encoding, Cookie" });
		expect(await answered("/?lang=sv", "a=b; app-lang=sv")).toMatchObject({ cookie: null, caching: "public, no-cache" });
		expect((await answered("/?lang=sv", null, "no-store")).caching).toBe("no-store");
	});

	test.each(["/", "/?lang=", "/?lang=de", "/?lang=SV", "/?q=lang=sv"])(
		"%s is no language, and sets no cookie",
		async (address) => {
			expect(await answered(address, "app-lang=sv")).toMatchObject({ cookie: null, caching: "public, no-cache" });
			expect(await answered(address, null)).toMatchObject({ cookie: null, caching: "public, no-cache" });
		},
	);
});
