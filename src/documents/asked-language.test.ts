import { describe, expect, test } from "vitest";
import { keepAskedLanguage } from "./asked-language.ts";

const answered = (path: string, cookie: string | null, caching = "public, no-cache") => {
	const answer = new Response("", { headers: { "cache-control": caching, etag: 'W/"one"', vary: "Accept-Encoding, Cookie" } });
	const { headers } = keepAskedLanguage(answer, new URL(path, "https://cup.example"), cookie);
	return { cookie: headers.get("set-cookie"), caching: headers.get("cache-control"), vary: headers.get("vary") };
};

describe("DECISIONS §4: an arrival with ?lang= counts as a choice and is kept like one", () => {
	test.each(["en", "sv"])("of an address with ?lang=%s the cookie is set", (language) => {
		const { cookie } = answered(`/2026/teams/12?tab=table&lang=${language}`, null);
		expect(cookie).toMatch(new RegExp(`^app-lang=${language}; path=/; max-age=\\d+; samesite=lax$`));
		expect(answered(`/?lang=${language}`, `app-lang=${language === "en" ? "sv" : "en"}`).cookie).toBe(cookie);
	});

	test("the answer that sets it is kept by no shared cache, and one that need not is as public as before", () => {
		expect(answered("/?lang=sv", null)).toMatchObject({ caching: "private, no-cache", vary: "Accept-Encoding, Cookie" });
		expect(answered("/?lang=sv", "a=b; app-lang=sv")).toMatchObject({ cookie: null, caching: "public, no-cache" });
		expect(answered("/?lang=sv", null, "no-store").caching).toBe("no-store");
	});

	test.each(["/", "/?lang=", "/?lang=de", "/?lang=SV", "/?q=lang=sv"])("%s says no language, and sets none", (address) => {
		expect(answered(address, "app-lang=sv")).toMatchObject({ cookie: null, caching: "public, no-cache" });
		expect(answered(address, null)).toMatchObject({ cookie: null, caching: "public, no-cache" });
	});
});
