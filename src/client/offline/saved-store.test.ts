import { beforeEach, expect, test, vi } from "vitest";
import { cachesInMemory } from "../../../tests/support/caches-in-memory.ts";
import { savedPageData } from "./saved-page-data.ts";
import {
	canSave,
	confirmPage,
	dropPage,
	dropSaved,
	type PageToSave,
	saveData,
	savedBytes,
	savedData,
	savedPage,
	savedPages,
	savePage,
} from "./saved-store.ts";

beforeEach(() => {
	vi.stubGlobal("caches", cachesInMemory());
	vi.stubGlobal("navigator", {});
});

const loaded = (goals: number, routes: object = { around: { goals: -2 }, page: { goals } }) =>
	`<script type="application/json" id="page-data">${JSON.stringify({ loaderData: { root: { goals: -1 }, ...routes } })}</script>`;

const aPage = (address: string, changed: Partial<PageToSave> = {}): PageToSave => ({
	...{ language: "sv", address, title: "Pojkar 14 – Älvsborg", day: "2026-07-16", place: 3, at: 1_000, revision: 7, etag: '"é"' },
	...{ files: ["/assets/a.js"], policy: "default-src 'self'", html: loaded(address.length).padEnd(5_000) },
	...changed,
});

/** All of a saved page but its bytes. */
const told = ({ html: _, ...page }: PageToSave) => page;
const kept = async () => (await savedPages()).map(({ bytes: _, ...page }) => page);

test("a page is saved compressed under its language and address with its metadata, and read back unchanged", async () => {
	const swedish = aPage("/2026/search?q=Åsa&page=2");
	const english = aPage("/2026/search?q=Åsa&page=2", { language: "en", title: "Boys 14", html: "<p>Hello</p>" });
	await savePage(swedish);
	await savePage(english);
	const { html, bytes, ...said } = (await savedPage("sv", swedish.address))!;
	expect([html, said]).toEqual([swedish.html, told(swedish)]);
	expect(bytes).toBeGreaterThan(20);
	expect(bytes).toBeLessThan(500);
	expect(await savedPage("en", english.address)).toMatchObject(english);
	expect(await savedPage("sv", "/2026/search?q=Åsa")).toBeNull();
	expect(await kept()).toEqual([told(swedish), told(english)]);
	expect((await savedPages("en")).map(({ title }) => title)).toEqual(["Boys 14"]);

	await dropPage(swedish);
	expect(await kept()).toEqual([told(english)]);
	expect(await savedPage("sv", swedish.address)).toBeNull();
});

test("a page confirmed by the server is saved as before, with the present time and the day for which it is wanted; an unsaved one is not confirmed", async () => {
	const page = aPage("/2026");
	await savePage(page);
	const [said] = await savedPages();
	await confirmPage({ ...said!, day: "2026-07-17", place: 0 }, 2_000, 9);
	const confirmed = { ...said, day: "2026-07-17", place: 0, at: 2_000, revision: 9 };
	expect(await savedPage("sv", "/2026")).toEqual({ ...confirmed, html: page.html });
	await dropPage(page);
	await confirmPage(said!, 3_000, 9);
	expect(await savedPages()).toEqual([]);
});

test("data stored beside pages is no page, has its time, and uses space too", async () => {
	vi.spyOn(Date, "now").mockReturnValue(5_000);
	await saveData("file /flags/se.svg", { flag: "Åland" });
	expect(await savedData("file /flags/se.svg")).toEqual({ data: { flag: "Åland" }, at: 5_000 });
	expect(await savedData("file /flags/se")).toBeNull();
	expect(await savedPages()).toEqual([]);
	const beside = await savedBytes();
	expect(beside).toBeGreaterThan(20);
	await savePage(aPage("/2026"));
	expect(await savedBytes()).toBe(beside + (await savedPages())[0]!.bytes);
});

test("nothing of a signed-out user stays, and looking for it stores nothing", async () => {
	await savePage(aPage("/2026"));
	await saveData("language", "sv");
	await dropSaved();
	expect([await savedPages(), await savedPage("sv", "/2026"), await savedData("language")]).toEqual([[], null, null]);
	expect(await caches.keys()).toEqual([]);
});

test("a browser that stores nothing has no pages, and is not asked for more", async () => {
	vi.stubGlobal("caches", undefined);
	expect(canSave()).toBe(false);
	await saveData("language", "sv");
	await dropSaved();
	expect([await savedPages(), await savedPage("sv", "/2026"), await savedData("language")]).toEqual([[], null, null]);
});

test("a page's data is that of its own route, as saved with its document: with its own query, otherwise without one", async () => {
	const dataOf = (address: string) => savedPageData(new URL(address, "http://cup.test"), "sv");
	await savePage(aPage("/2026/teams/a", { html: loaded(1), at: 10, revision: 4 }));
	await savePage(aPage("/2026/teams/a?tab=form", { html: loaded(2), at: 20, revision: 5 }));
	await savePage(aPage("/2026/rules", { html: loaded(3, {}) }));
	await savePage(aPage("/2026/matches", { html: "<p>no page of ours</p>" }));
	expect(await dataOf("/2026/teams/a")).toEqual({ data: { goals: 1 }, at: 10, revision: 4 });
	expect(await dataOf("/2026/teams/a?tab=form&lang=sv")).toEqual({ data: { goals: 2 }, at: 20, revision: 5 });
	expect(await dataOf("/2026/teams/a?tab=else")).toMatchObject({ data: { goals: 1 } });
	for (const without of ["/2026/rules", "/2026/matches", "/2026/teams/b"]) expect(await dataOf(without)).toBeNull();
	expect(await savedPageData(new URL("http://cup.test/2026/teams/a"), "en")).toBeNull();
});
