import type { Tab } from "./tab.ts";

/** How a page looks in one engine. Positions are of its document, in px. */
export type Look = {
	readonly height: number;
	readonly width: number;
	readonly windowWidth: number;
	/** Between the footer and the document's end. */
	readonly belowFooter: number;
	readonly headings: readonly (readonly [text: string, top: number])[];
	/** Text links that neither a line nor a colour distinguishes from the text around them. */
	readonly hiddenLinks: readonly string[];
	/** Inputs with text smaller than 16 px, into which an iPhone zooms when they are touched. */
	readonly smallFields: readonly string[];
	/** Whether an iPhone may make telephone numbers of match numbers and scores. */
	readonly hasNumbersLinked: boolean;
	/** Whether the header leads Home: added to an iPhone's home screen, the site has no back button around it. */
	readonly hasWayHome: boolean;
	readonly wrong: readonly string[];
};

/** The design's typefaces, whatever the machine's speed: without them letters are as wide as the machine's own. */
const TYPEFACES = `(async () => {
	if (![...document.fonts].some(({ display }) => display === "block")) {
		const { sheet } = document.querySelector("style[data-named]") ?? {};
		for (const { style } of sheet?.cssRules ?? []) {
			const said = (name) => style.getPropertyValue(name);
			const how = { weight: "1 1000", unicodeRange: said("unicode-range"), display: "block" };
			document.fonts.add(new FontFace(said("font-family").replaceAll(/["']/g, ""), said("src"), how));
		}
	}
	document.body.getBoundingClientRect();
	await document.fonts.ready;
})()`;

const LOOK = `(() => {
	const top = (element) => Math.round(element.getBoundingClientRect().top + scrollY);
	const isShown = (element) => element.getClientRects().length > 0;
	const hidden = [...document.querySelectorAll("main .text-link")].filter(isShown).filter((link) => {
		const { textDecorationLine, textDecorationStyle, borderBottomWidth, color } = getComputedStyle(link);
		return !textDecorationLine.includes("underline") && parseFloat(borderBottomWidth) === 0 && color === getComputedStyle(link.parentElement).color;
	});
	const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
	return {
		height: scrollHeight,
		width: scrollWidth,
		windowWidth: clientWidth,
		belowFooter: scrollHeight - Math.max(innerHeight, ...[...document.querySelectorAll("body > footer, footer")].map((footer) => top(footer) + footer.offsetHeight)),
		headings: [...document.querySelectorAll("h1, h2, h3")].filter(isShown).map((heading) => [heading.textContent.trim(), top(heading)]),
		hasNumbersLinked: document.querySelector('meta[name="format-detection"]')?.content !== "telephone=no",
		hasWayHome: [...document.querySelectorAll("header a[href]")].some((link) => isShown(link) && /^\\/(\\d{4})?$/.test(link.pathname)),
		hiddenLinks: hidden.map((link) => link.textContent.trim()),
		smallFields: [...document.querySelectorAll("input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea")]
			.filter((field) => isShown(field) && parseFloat(getComputedStyle(field).fontSize) < 16)
			.map((field) => field.name + " " + getComputedStyle(field).fontSize),
		wrong: window.wentWrong ?? [],
	};
})()`;

/** Waits until the page's own scripts work: they have loaded, and React has hydrated the document. */
const BEGUN = `new Promise((resolve) => {
	dispatchEvent(new Event("keydown"));
	const hasBegun = () => Object.keys(document.documentElement).some((key) => key.startsWith("__react")) || Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react"));
	let tries = 0;
	const look = () => (hasBegun() || (tries += 1) > 600 ? requestAnimationFrame(() => setTimeout(() => resolve(hasBegun()), 50)) : setTimeout(look, 50));
	look();
})`;

/** What WebKit's driver answers where the document was replaced while it was read. */
const REPLACED = /before the unload event/;

/**
 * A driver's `go` may return while the document of the step before is still shown (seen in WebKitGTK 2.50 on a busy machine, after a step
 * that ends with a link being there). The one that comes is waited for then, at most three times.
 */
export async function begin(tab: Tab): Promise<boolean> {
	for (let tries = 1; ; tries += 1) {
		try {
			return await tab.read<boolean>(BEGUN);
		} catch (error) {
			if (tries === 3 || !REPLACED.test(String(error))) throw error;
		}
	}
}

/** What Home and My Week have of teams that were viewed is loaded once there are any: a slow machine has it later. */
const RECENT = `new Promise((resolve) => {
	const heading = { en: "Recently viewed", sv: "Nyligen visade" }[document.documentElement.lang];
	const isOf = /(\\/favourites|^\\/\\d{4})$/.test(location.pathname) && localStorage.getItem("recent-teams") !== null;
	const last = Date.now() + 20_000;
	const look = () => (!isOf || document.body.innerText.includes(heading) || Date.now() > last ? resolve(null) : setTimeout(look, 50));
	look();
})`;

export async function lookAt(tab: Tab): Promise<Look> {
	await tab.read(RECENT);
	await tab.read(`${TYPEFACES}.then(() => null)`);
	return tab.read<Look>(LOOK);
}

/** Two per cent, and never less than what a line's rounding makes. */
const isClose = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.02 * Math.max(a, b), 4);

/** What is wrong with a page in one engine by itself. */
export const faultsOfLook = ({
	width,
	windowWidth,
	hiddenLinks,
	hasNumbersLinked,
	hasWayHome,
	smallFields,
	wrong,
	headings,
}: Look): string[] => [
	...(width > windowWidth ? [`scrolls sideways: ${width} px in ${windowWidth}`] : []),
	...(hasWayHome ? [] : ["has no way Home in its header"]),
	...(hasNumbersLinked ? ["lets an iPhone link its numbers as telephone numbers"] : []),
	...smallFields.map((field) => `an iPhone zooms into a field: ${field}`),
	...(headings.length === 0 ? ["has no heading"] : []),
	...hiddenLinks.map((link) => `a text link cannot be seen: ${link}`),
	...wrong.map((what) => `went wrong: ${what}`),
];

/** Where one engine has a page otherwise than Chromium. */
export function differences(look: Look, from: Look): string[] {
	const found = isClose(look.height, from.height) ? [] : [`is ${look.height} px high, not ${from.height}`];
	const texts = ({ headings }: Look) => headings.map(([text]) => text).join(" | ");
	if (texts(look) !== texts(from)) return [...found, `has other headings: ${texts(look)}; not ${texts(from)}`];
	const moved = look.headings.find(([, top], at) => !isClose(top, from.headings[at]?.[1] ?? 0));
	if (moved !== undefined)
		found.push(`has "${moved[0]}" at ${moved[1]} px, not ${from.headings[look.headings.indexOf(moved)]?.[1]}`);
	return found;
}

/** With letters of twice the size: what does not fit. They are set back. */
export async function withLargeText(tab: Tab): Promise<string[]> {
	const { width, windowWidth } = await tab.read<{ width: number; windowWidth: number }>(`(async () => {
		const { style } = document.documentElement;
		style.fontSize = "200%";
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		const { scrollWidth: width, clientWidth: windowWidth } = document.documentElement;
		style.fontSize = "";
		return { width, windowWidth };
	})()`);
	return width > windowWidth ? [`scrolls sideways: ${width} px in ${windowWidth}`] : [];
}

/** A list of a whole cup's length, in columns on a desktop: each of its rows many times. @returns px of nothing below the footer */
export const belowLongList = (tab: Tab): Promise<number> =>
	tab.read<number>(`(async () => {
		for (const row of document.querySelectorAll("main [id^=letter-] li")) for (let times = 0; times < 30; times += 1) row.after(row.cloneNode(true));
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
		const footer = document.querySelector("footer").getBoundingClientRect();
		return document.documentElement.scrollHeight - Math.max(innerHeight, footer.bottom + scrollY);
	})()`);
