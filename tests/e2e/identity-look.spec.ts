import type { Locator, Page } from "@playwright/test";
import { latest, register } from "../support/account.ts";
import { DEMO, expect, test } from "../support/browser.ts";

/** What a reader sees of an element by itself: its letters, its ground and its edges. */
const LOOK = [
	"color",
	"background-color",
	"background-image",
	"font-family",
	"font-size",
	"font-weight",
	"line-height",
	"letter-spacing",
	"text-transform",
	"border-top-width",
	"border-top-color",
	"border-top-left-radius",
	"height",
] as const;
type Property = (typeof LOOK)[number];

const lookOf = (element: Locator, without: readonly Property[] = []) =>
	element.first().evaluate(
		(node, properties) => {
			const style = getComputedStyle(node);
			// Only the site's own documents have the first paint's subset fonts.
			const valueIn = (name: string) => style.getPropertyValue(name).replaceAll(/"Cup \w+", /g, "");
			return Object.fromEntries(properties.map((name) => [name, valueIn(name)]));
		},
		LOOK.filter((name) => !without.includes(name)),
	);

type Pair = readonly [onSite: string, onIdentity: string, ...mayDiffer: Property[]];

/** Corresponding elements of the two sites: the selector on each, and the properties that may differ. */
const SIGN_IN_AND_PROFILE: Readonly<Record<string, Pair>> = {
	page: ["body", "body", "height"],
	header: ["header", "header", "height"],
	"stripe under the header": ["header .stripe, header + .stripe", "header .stripe"],
	"name of the cup": ["header a img + span > span:first-child", "header a img + span > span:first-child"],
	title: ["h1", "h1", "height"],
	"head of a section": ["main section h2", "main section h2", "height"],
	"rule above a section": ["main section > div", "main section", "background-color", "height"],
	"what a field is called": ["main form label", "main form label"],
	"box of a field": ["main form label + div", "main form label + input:not([type=file])", "font-size", "line-height", "height"],
	footer: ["footer", "footer", "height"],
};
const FORGOTTEN_AND_DEAD_LINK: Readonly<Record<string, Pair>> = {
	"words in a field": [
		"main form label + div input",
		"main form label + input",
		"background-color",
		"border-top-width",
		"border-top-color",
		"border-top-left-radius",
		"height",
		"line-height",
	],
	// Its edge is drawn only for readers who prefer more contrast.
	"a button that does": [
		"main form button[type=submit]",
		"main form button[type=submit]",
		"border-top-width",
		"border-top-color",
	],
};

async function expectAlike(site: Page, identity: Page, pairs: Readonly<Record<string, Pair>>): Promise<void> {
	for (const [what, [onSite, onIdentity, ...mayDiffer]] of Object.entries(pairs)) {
		const own = await lookOf(identity.locator(onIdentity), mayDiffer);
		expect.soft(own, what).toEqual(await lookOf(site.locator(onSite), mayDiffer));
	}
}

async function enter(page: Page): Promise<void> {
	const { token } = await register();
	const answer = await fetch(`${DEMO}/api/user/auth/token`, { method: "POST", headers: { authorization: `Bearer ${token}` } });
	await page.goto(((await answer.json()) as { url: string }).url);
}

for (const [width, colorScheme] of [
	[390, "light"],
	[1280, "dark"],
] as const) {
	test.describe(`${width} px, ${colorScheme}`, () => {
		test.use({ viewport: { width, height: 900 }, colorScheme, expectedComplaints: [/status of 410/] });

		test("the identity site looks as the site does: letters, grounds, edges, fields and buttons", async ({ page, context }) => {
			const year = await latest();
			const identity = await context.newPage();
			await enter(identity);
			await page.goto(`/${year}/signin`);
			await expectAlike(page, identity, SIGN_IN_AND_PROFILE);
			await page.goto(`/${year}/signin?forgot`);
			await identity.goto(`${DEMO}/identity/reset/dead`);
			await expectAlike(page, identity, FORGOTTEN_AND_DEAD_LINK);
		});
	});
}
