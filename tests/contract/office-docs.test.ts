import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { en as office } from "../../src/text/office/en.ts";
import { publishingEn } from "../../src/text/office/publishing-en.ts";
import { reporterEn } from "../../src/text/reporter/en.ts";

/* The organiser's pages have the screens' texts in italics, so that readers find them in the office. */
function* textsIn(value: unknown): Generator<string> {
	if (typeof value === "string") yield value;
	else if (typeof value === "object" && value !== null) for (const one of Object.values(value)) yield* textsIn(one);
}
const TEXTS = [...textsIn(office), ...textsIn(publishingEn), ...textsIn(reporterEn)];

/** `*From the fields*` → "From the fields"; bold is something else. */
const inItalics = (page: string): string[] =>
	[...page.replaceAll("**", "").matchAll(/(?<![\w*`])\*(?! )([^*`]+?)\*(?!\w)/g)].map(([, text]) =>
		text!.replaceAll(/\s+/g, " "),
	);

it.each(["match-day", "office"])("docs/organise/%s.md names the office's buttons, tabs and parts as the screen does", (name) => {
	const page = readFileSync(new URL(`../../docs/organise/${name}.md`, import.meta.url), "utf8");
	const named = inItalics(page);
	expect(named.length).toBeGreaterThan(name === "office" ? 1 : 9);
	expect(named.filter((text) => !TEXTS.some((one) => one === text || one.startsWith(`${text} `)))).toEqual([]);
});
