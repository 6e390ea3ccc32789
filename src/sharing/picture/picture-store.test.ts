import { describe, expect, it } from "vitest";
import type { Picture } from "./picture.ts";
import { readPicturePath } from "./picture-address.ts";
import { PictureStore } from "./picture-store.ts";

const edition = (year: string): Picture => ({ kind: "edition", year, line: "13–19 July" });

function storeOf(bytes = 8) {
	const drawn: string[] = [];
	const store = new PictureStore({ name: "Fyrcupen" }, async ({ year }) => {
		drawn.push(year);
		await new Promise((resolve) => setTimeout(resolve, 5));
		return new Uint8Array(bytes);
	});
	return { drawn, get: (picture: Picture) => store.get(store.tagOf(picture), picture), store };
}

describe("cached share pictures", () => {
	it("are drawn once, however many ask at once, and again only when they show something else", async () => {
		const { drawn, get } = storeOf();
		await Promise.all(Array.from({ length: 50 }, () => get(edition("2026"))));
		await get(edition("2026"));
		await get(edition("2025"));
		expect(drawn).toEqual(["2026", "2025"]);
	});

	it("are known by what they show and by the brand", () => {
		const { store } = storeOf();
		expect(store.tagOf(edition("2026"))).toBe(store.tagOf({ ...edition("2026") }));
		expect(store.tagOf(edition("2026"))).not.toBe(store.tagOf(edition("2025")));
		const other = new PictureStore({ name: "Hamncupen" }, async () => new Uint8Array(1));
		expect(other.tagOf(edition("2026"))).not.toBe(store.tagOf(edition("2026")));
	});

	it("make room for others when there are too many", async () => {
		const { drawn, get } = storeOf(12 * 1024 * 1024);
		for (const year of ["2021", "2022", "2021", "2023", "2021", "2022"]) await get(edition(year));
		expect(drawn).toEqual(["2021", "2022", "2023", "2022"]);
	});

	it("that could not be drawn are tried again", async () => {
		let tries = 0;
		const store = new PictureStore({}, async () => {
			tries += 1;
			if (tries === 1) throw new Error("no ink");
			return new Uint8Array(1);
		});
		const tag = store.tagOf(edition("2026"));
		await expect(store.get(tag, edition("2026"))).rejects.toThrow("no ink");
		expect(await store.get(tag, edition("2026"))).toEqual(new Uint8Array(1));
	});
});

describe("the address of a share picture", () => {
	it("names the language, the year and the thing", () => {
		expect(readPicturePath("/share/sv/2026.png")).toEqual({ language: "sv", year: "2026", of: undefined });
		expect(readPicturePath("/share/en/2026/matches/a%2Fb%20c.png")).toEqual({
			language: "en",
			year: "2026",
			of: { kind: "matches", id: "a/b c" },
		});
		expect(readPicturePath("/share/en/2026/teams/7.png")?.of).toEqual({ kind: "teams", id: "7" });
	});

	it.each([
		"/share/de/2026.png",
		"/share/en/20x6.png",
		"/share/en/2026/nations/se.png",
		"/share/en/2026/teams/.png",
		"/share/en/2026/teams/1/2.png",
		"/share/en/2026/teams/%E0%A4%A.png",
		"/share/en/2026.jpg",
		"/share/",
	])("is nothing else: %s", (path) => {
		expect(readPicturePath(path)).toBeNull();
	});
});
