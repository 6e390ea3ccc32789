import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import type { Brand } from "../../src/brands/brand.ts";
import { BRANDS_FOLDER } from "../../src/server/built-site.ts";
import { expect, test, visit } from "../support/browser.ts";
import { type OwnCup, ownLiveCup } from "../support/own-live-cup.ts";
import { report } from "../support/reporter.ts";

/** DESIGN.md §2.1: of a text on its background; the losing side's digits too, whose size would allow less. */
const LEAST = 4.5;

const brandOf = (name: string) =>
	JSON.parse(readFileSync(path.join(BRANDS_FOLDER, name, "brand.json"), "utf8")) as Pick<Brand, "light" | "dark">;
const BRANDS = ["fyrcupen", "hamncupen"] as const;
const THEMES = ["light", "dark"] as const;

/** Every place with a live score, each with a leading and a trailing side. */
const PAGES = [
	["Home, whose strip has a board", ""],
	["live center", "/matches"],
	["group", "/categories/b16/division/b16-g-a"],
	["playoff with a shoot-out", "/categories/b16/playoff/b16-a-1"],
	["match", "/matches/b16-m1"],
	["match in a shoot-out", "/matches/b16-s1"],
	["arena with a field in use", "/arenas/arena/valhalla"],
	["field in use", "/arenas/arena/valhalla/field/valhalla-1"],
] as const;

/** What a page may be in while a match is live. */
const STATES = ["live", "goal", "old"] as const;

/** A text on a live background, and its contrast with the colours rendered under it. */
type Found = { readonly text: string; readonly ratio: number };

/**
 * Reads the computed colours of all texts within `.live-fill`, each composited over its ground.
 * @param isGoal each half is inverted, as while a goal is shown
 */
const liveTexts = (page: Page, isGoal: boolean): Promise<Found[]> =>
	page.evaluate((inverted) => {
		const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
		if (canvas === null) throw new Error("no canvas");
		/** Colours are painted over each other, as the browser does. */
		const painted = (colours: readonly string[]): number[] => {
			canvas.clearRect(0, 0, 1, 1);
			for (const colour of colours) {
				canvas.fillStyle = colour;
				canvas.fillRect(0, 0, 1, 1);
			}
			return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
		};
		const luminance = (rgb: readonly number[]): number => {
			const [r = 0, g = 0, b = 0] = rgb.map((value) => {
				const part = value / 255;
				return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const groundsOf = (element: Element | null): string[] =>
			element === null ? [] : [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor];
		const halves = inverted ? [...document.querySelectorAll("main .live-fill [data-goals], main .live-fill[data-goals]")] : [];
		for (const digit of halves) digit.parentElement?.classList.add("goal-half");
		const animations = document.getAnimations();
		for (const animation of animations) {
			if (animation instanceof CSSAnimation && animation.animationName === "goal-half") {
				animation.pause();
				animation.currentTime = 300;
			}
		}
		const found: Found[] = [];
		for (const fill of document.querySelectorAll("main .live-fill")) {
			const texts = document.createTreeWalker(fill, NodeFilter.SHOW_TEXT);
			while (texts.nextNode()) {
				const { data, parentElement } = texts.currentNode as Text;
				if (data.trim() === "" || parentElement === null || parentElement.closest(".sr-only") !== null) continue;
				const grounds = groundsOf(parentElement);
				const [ground, text] = [painted(grounds), painted([...grounds, getComputedStyle(parentElement).color])].map(luminance);
				const [lighter, darker] = [Math.max(ground ?? 0, text ?? 0), Math.min(ground ?? 0, text ?? 0)];
				const seen = `${data.trim()} (${parentElement.className})`;
				found.push({ text: seen, ratio: Math.round(((lighter + 0.05) / (darker + 0.05)) * 100) / 100 });
			}
		}
		for (const digit of halves) digit.parentElement?.classList.remove("goal-half");
		return found;
	}, isGoal);

/** The tokens of a brand's theme, in place of those of the brand that the cup is served with. */
const wear = (page: Page, tokens: Readonly<Record<string, string>>) =>
	page.evaluate((all) => {
		for (const [name, value] of Object.entries(all)) document.documentElement.style.setProperty(`--${name}`, value);
	}, tokens);

let cup: OwnCup;
test.beforeAll(async () => {
	cup = await ownLiveCup();
	const goal = (match: string, home: number, away: number) =>
		report(cup.address, match, { kind: "goal", side: home > away ? "home" : "away", score: { home, away } });
	for (const match of ["b16-m1", "b16-m2", "b16-m3"]) await goal(match, 1, 0);
	await goal("b16-m4", 0, 1);
	await report(cup.address, "b16-s1", { kind: "shoot-out" });
	await report(cup.address, "b16-s1", { kind: "shoot-out-scored", side: "home", kick: 1, shootOut: { home: 1, away: 0 } });
});
test.afterAll(() => cup.stop());

test("the losing digit is readable on live green: live, goal, shoot-out and old, in both themes of both brands", async ({
	page,
}) => {
	const tooFaint: string[] = [];
	for (const [name, address] of PAGES) {
		await visit(page, `${cup.address}/2026${address}`);
		await page.emulateMedia({ reducedMotion: "no-preference" });
		for (const theme of THEMES) {
			await page.emulateMedia({ colorScheme: theme });
			for (const brand of BRANDS) {
				await wear(page, brandOf(brand)[theme]);
				for (const state of STATES) {
					await page.evaluate((old) => document.documentElement.toggleAttribute("data-old", old), state === "old");
					const found = await liveTexts(page, state === "goal");
					expect(found.length, `${name} shows something live`).toBeGreaterThan(0);
					for (const { text, ratio } of found) {
						if (ratio < LEAST) tooFaint.push(`${name}, ${brand} ${theme}, ${state}: ${text} ${ratio}:1`);
					}
				}
			}
		}
	}
	expect([...new Set(tooFaint)]).toEqual([]);
});
