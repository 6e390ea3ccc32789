import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import type { Site } from "../../src/rendering/site.ts";
import { LANGUAGES } from "../../src/text/language.ts";
import { saidText } from "../support/said-text.ts";
import { aShownCup } from "../support/shown-pages.ts";
import { aShownSite, documentAt, mainOf, saidAt } from "../support/shown-site.ts";
import { aStagedCup, MUCH_DRAWN, STAGED_PAGES } from "../support/staged-cup.ts";
import { standingOut } from "../support/standing-out.ts";

const NOW = new Date("2026-07-14T12:17:00Z");
const written = (name: string) => fileURLToPath(new URL(`../said/${name}.txt`, import.meta.url));

let staged: Site;
beforeAll(async () => {
	staged = (await aShownSite(aStagedCup(), NOW)).site;
});

test("§2, §4 an edition that is over, one that has not begun, and one of which less and less is published match the snapshot", async () => {
	const lines: string[] = [];
	for (const address of STAGED_PAGES) {
		const { status, html } = await documentAt(staged, address, "en");
		lines.push("", `==== ${address} ${status}`, ...saidText(mainOf(html)));
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(written("stages"));
});

test("§1, §2 a handball cup of another brand matches its snapshot", async () => {
	const { site } = await aShownSite({ ...aShownCup(), cup: { ...aShownCup().cup, sport: "handball" } }, NOW, "hamncupen");
	const lines: string[] = [];
	for (const address of [
		"/2026",
		...["nations", "categories/b14", "matches/g15-m1", "matches/g15-f"].map((page) => `/2026/${page}`),
	])
		for (const language of LANGUAGES) lines.push(...(await saidAt(site, address, language, address === "/2026")));
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(written("handball"));
});

test("§4 leads, followed paths and counts are emphasised as in the snapshot", async () => {
	const lines: string[] = [];
	for (const address of MUCH_DRAWN) {
		const { html } = await documentAt(staged, address, "en");
		lines.push("", `==== ${address}`, ...standingOut(mainOf(html), html));
	}
	await expect(lines.join("\n").trimStart()).toMatchFileSnapshot(written("standing-out-stages"));
});
