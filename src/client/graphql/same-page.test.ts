import { expect, test } from "vitest";
import { unlessOnlyFiltered } from "./same-page.ts";

test("a page whose filter alone changes is not refetched; another page, another language and the same page again are", () => {
	const isAsked = (from: string, to: string) =>
		unlessOnlyFiltered({
			currentUrl: new URL(from, "https://cup.example"),
			nextUrl: new URL(to, "https://cup.example"),
			defaultShouldRevalidate: true,
		} as Parameters<typeof unlessOnlyFiltered>[0]);
	expect(isAsked("/2026/nations?q=s", "/2026/nations?q=sv")).toBe(false);
	expect(isAsked("/2026/nations?q=s", "/2026/nations?q=s&lang=sv")).toBe(true);
	expect(isAsked("/2026/nations?q=s", "/2025/nations?q=sv")).toBe(true);
	expect(isAsked("/2026/nations?q=s", "/2026/nations?q=s"), "it has changed").toBe(true);
});
