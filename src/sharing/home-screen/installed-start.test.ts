import { expect, test } from "vitest";
import { loadBrand } from "../../brands/load.ts";
import { brandFiles } from "./brand-files.ts";
import { installedStart, mayBeInstalledStart } from "./installed-start.ts";

const goesTo = (path: string, cookie: string | null = null) => installedStart(new URL(path, "https://cup.example"), cookie);

test("DECISIONS §4: a home screen opens in the language chosen last, and in its own where nothing has been chosen", () => {
	expect(goesTo("/?installed=sv")).toBe("/?lang=sv");
	expect(goesTo("/?installed=sv", "app-lang=en")).toBe("/");
	expect(goesTo("/?installed=sv", "a=b; app-lang=sv")).toBe("/");
	expect(goesTo("/?installed=sv", "app-lang=de")).toBe("/?lang=sv");
});

test.each(["/", "/?installed=de", "/?installed=", "/2026?installed=sv", "/?lang=sv"])(
	"%s is no start from a home screen",
	(path) => {
		expect(goesTo(path)).toBeNull();
	},
);

test("no start from a home screen is confused with the page that it opens", () => {
	const starts = ["/?installed=sv", "/?utm_source=x&installed=en", "/?installed=sv&lang=en"];
	expect(starts.map(mayBeInstalledStart)).toEqual([true, true, true]);
	expect(["/", "/?lang=sv", "/2026?installed=sv", "/?uninstalled=sv"].map(mayBeInstalledStart)).toEqual([
		false,
		false,
		false,
		false,
	]);
});

test("the manifest of each language starts there, and no cache stores the redirect", async () => {
	const app = brandFiles(loadBrand("src/brands", "fyrcupen"), undefined);
	for (const language of ["en", "sv"]) {
		const manifest = await (await app.request(`/manifest.webmanifest?lang=${language}`)).json();
		expect(manifest).toMatchObject({ id: "/", lang: language, start_url: `/?installed=${language}` });
		const answer = await app.request(manifest.start_url);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("location")).toBe(`/?lang=${language}`);
		expect(answer.headers.get("cache-control")).toBe("no-store");
	}
});
