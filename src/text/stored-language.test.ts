import { expect, test, vi } from "vitest";
import { aStorage } from "../../tests/support/an-account-service.ts";
import { languageHere, STORED_LANGUAGE_SCRIPT, storedLanguage, storeLanguage } from "./stored-language.ts";

const page = { cookie: "" };
const COOKIE = "path=/; max-age=31536000; samesite=lax";
function inABrowser(protocol = "http:") {
	page.cookie = "";
	vi.stubGlobal("location", { protocol });
	vi.stubGlobal("document", page);
	vi.stubGlobal("localStorage", aStorage());
}
const at = (address: string) => new URL(address, "http://cup.test");

test("§1 a chosen language is stored as app-lang, in local storage and in a cookie for the server", () => {
	inABrowser();
	expect(storedLanguage()).toBeNull();
	storeLanguage("sv");
	expect([storedLanguage(), localStorage.getItem("app-lang"), page.cookie]).toEqual(["sv", "sv", `app-lang=sv; ${COOKIE}`]);
	localStorage.setItem("app-lang", "de");
	expect(storedLanguage()).toBeNull();
});

test("DECISIONS §4 here the address's language precedes the stored one, and that the document's", () => {
	inABrowser();
	expect(languageHere(at("/2026"), "sv")).toBe("sv");
	storeLanguage("en");
	expect(["/2026", "/2026?lang=sv", "/2026?lang=de"].map((address) => languageHere(at(address), "sv"))).toEqual([
		"en",
		"sv",
		"en",
	]);
});

test("the cookie is Secure where the site is visited by https", () => {
	inABrowser("https:");
	storeLanguage("sv");
	expect(page.cookie).toBe(`app-lang=sv; ${COOKIE}; secure`);
});

test("a browser that forbids storage stores the cookie alone, and shows the site", () => {
	inABrowser();
	const forbids = () => {
		throw new Error("forbidden");
	};
	vi.stubGlobal("localStorage", { getItem: forbids, setItem: forbids });
	storeLanguage("sv");
	expect([page.cookie, storedLanguage(), languageHere(at("/"), "sv")]).toEqual([`app-lang=sv; ${COOKIE}`, null, "sv"]);
});

test("DECISIONS §4 an address with ?lang= stores its language while the document is parsed, and no other value", () => {
	const run = (search: string, protocol = "http:") => {
		inABrowser();
		new Function("location", STORED_LANGUAGE_SCRIPT)({ search, protocol });
		return [page.cookie, localStorage.getItem("app-lang")];
	};
	expect(run("?day=1&lang=sv")).toEqual([`app-lang=sv; ${COOKIE}`, "sv"]);
	expect(run("?lang=en")).toEqual([`app-lang=en; ${COOKIE}`, "en"]);
	expect(run("?lang=en", "https:")).toEqual([`app-lang=en; ${COOKIE}; secure`, "en"]);
	for (const other of ["", "?lang=de", "?lang=toString", "?lng=sv"]) expect(run(other), other).toEqual(["", null]);
});
