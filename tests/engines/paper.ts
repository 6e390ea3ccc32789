import { readCodes } from "../support/read-code.ts";
import { readPdf } from "../support/read-pdf.ts";
import { LeftOut, type Step, until } from "./acting.ts";
import { type HookingProxy, openProxy } from "./proxy.ts";
import type { ServedSite } from "./site.ts";
import type { Tab } from "./tab.ts";

const A4 = [210, 297] as const;
const A4_LYING = [297, 210] as const;
const A3_LYING = [420, 297] as const;
const LETTER = [215.9, 279.4] as const;
/** Millimetres that a driver may round a page's size by, and of a sheet's margin. */
const ROUNDED = 0.6;
const MARGIN = 12;

type Sheet = {
	readonly name: string;
	readonly path: string;
	readonly size: readonly [width: number, height: number];
	/** In this order on the first page. */
	readonly text: RegExp;
	/** The path that the first page's first code leads to; left out: it has none. */
	readonly leadsTo?: RegExp;
};

const FIELD = "/2026/arenas/arena/heden/field/heden-2";
const TEAM = "/2026/teams/b14-ask";
const PRINTED = /(Printed|As of) .*revision \d+/;
/** For a wall or a team, for longer than a day. */
const UNDATED = /field's code|diplomas/;
const SHEETS: readonly Sheet[] = [
	{
		name: "a field's sheet",
		path: `${FIELD}?print=sheet`,
		size: A4,
		text: /Heden.*Time · Tid.*\d\d:\d\d/,
		leadsTo: /\/field\/heden-2$/,
	},
	{
		name: "a field's code",
		path: `${FIELD}?print=code`,
		size: A4,
		text: /Heden.*Now, next and after/,
		leadsTo: /\/field\/heden-2$/,
	},
	{ name: "four slips", path: `${FIELD}?print=slips`, size: A4, text: /Match slips.*\d\d:\d\d/, leadsTo: /\/2026\/matches\// },
	{
		...{ name: "two slips on Letter", path: `${FIELD}?print=slips&each=2&paper=letter` },
		...{ size: LETTER, text: /Match slips.*\d\d:\d\d/, leadsTo: /\/2026\/matches\// },
	},
	{ name: "an arena's day", path: "/2026/arenas/arena/heden?print=grid", size: A3_LYING, text: /Heden.*Day grid.*\d\d:\d\d/ },
	{
		name: "a team's sheet",
		path: `${TEAM}?print=sheet`,
		size: A4,
		text: /ASK IF.*Opponent.*BRO IF/,
		leadsTo: /\/teams\/b14-ask$/,
	},
	{ name: "a club's sheet", path: `${TEAM}?print=club`, size: A4, text: /ASK IF.*B14.*BRO IF/, leadsTo: /\/teams\/b14-ask$/ },
	{
		...{ name: "tables", path: "/2026/categories/b14?print=tables", size: A4 },
		...{ text: /Boys 14.*Group 1.*ASK IF/, leadsTo: /\/categories\/b14$/ },
	},
	{
		...{ name: "a playoff", path: "/2026/categories/b14/playoff/b14-a-1?print=bracket", size: A3_LYING },
		...{ text: /Boys 14, Playoff A/, leadsTo: /\/playoff\/b14-a-1$/ },
	},
];

/** Of a cup with places that are certain. */
const PLACED: readonly Sheet[] = [
	{
		...{ name: "final placings", path: "/2026/categories/b18?print=placings", size: A4 },
		...{ text: /Boys 18.*Final placings.* 7 .* 8 /, leadsTo: /\/categories\/b18$/ },
	},
	{ name: "diplomas", path: "/2026/categories/b18?print=diplomas", size: A4_LYING, text: /Diploma.* 7 .*7th of/i },
];

/** How many pages it has, and what is cut in them. */
async function opened(tab: Tab, address: string): Promise<number> {
	await tab.go(address);
	await until(tab, `document.fonts.status === "loaded" && document.querySelector(".page")`, "the sheet");
	const cut = await tab.read<string[]>(`[...document.querySelectorAll(".page, .slip, .match div, td")]
		.filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
		.map((one) => one.className + " " + one.textContent.trim().slice(0, 60))`);
	if (cut.length > 0) throw new Error(`${address}: cut: ${cut.join("; ")}`);
	return tab.read<number>(`document.querySelectorAll(".page").length`);
}

/** What is wrong with a sheet's PDF. */
async function faultsOf({ name, size, text, leadsTo }: Sheet, pdf: Uint8Array, count: number): Promise<string[]> {
	const pages = await readPdf(new Uint8Array(pdf));
	const faults = pages.length === count ? [] : [`${pages.length} pages, not ${count}`];
	for (const [at, { size: own, items, text: written }] of pages.entries()) {
		if (own.some((side, index) => Math.abs(side - size[index]!) > ROUNDED))
			faults.push(`page ${at + 1} is ${own.join(" × ")} mm`);
		for (const { text: part, left, right, bottom } of items)
			if (left < MARGIN - ROUNDED || right > size[0] - MARGIN + ROUNDED || bottom < MARGIN - ROUNDED)
				faults.push(`page ${at + 1}: "${part}" is beyond the margin`);
		if (written.includes("\uFFFD")) faults.push(`page ${at + 1} has unknown characters: ${written}`);
	}
	const first = pages[0]!;
	if (!text.test(first.text)) faults.push(`its text is ${first.text}`);
	if (!UNDATED.test(name) && !PRINTED.test(first.text)) faults.push(`it does not show when it was printed: ${first.text}`);
	const codes = await first.codes();
	if (leadsTo === undefined ? codes.length > 0 : !leadsTo.test(codes[0] ?? "")) faults.push(`its codes are ${codes.join(", ")}`);
	return faults.map((fault) => `${name}: ${fault}`);
}

/** WebKit's picture is of the frame that was drawn last. */
const IN_VIEW = `(async () => {
	document.querySelector(".code").scrollIntoView({ block: "center" });
	await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
})()`;

type Act = (sheet: Sheet, address: string) => Promise<void>;
async function withEach(proxy: HookingProxy, site: ServedSite, act: Act): Promise<void> {
	for (const sheet of SHEETS) await act(sheet, proxy.address + sheet.path);
	const placed = await openProxy((await site.ownCup({}, "places")).port);
	try {
		for (const sheet of PLACED) await act(sheet, placed.address + sheet.path);
	} finally {
		await placed.close();
	}
}

/** Printed sheets. */
export const PAPER: readonly Step[] = [
	[
		"each printed sheet is shown whole, with a code that a decoder reads",
		async (tab, proxy, site) => {
			await withEach(proxy, site, async ({ name, leadsTo }, address) => {
				await opened(tab, address);
				if (leadsTo === undefined) return;
				await tab.read(IN_VIEW);
				const codes = await readCodes(await tab.picture());
				if (!codes.some((code) => leadsTo.test(code))) throw new Error(`${name}: read ${codes.join(", ")}`);
			});
		},
	],
	[
		"each printed sheet is a PDF of its pages and their size, with its text and its codes",
		async (tab, proxy, site) => {
			const { print } = tab;
			if (print === undefined) throw new LeftOut("its driver has no print command");
			const faults: string[] = [];
			await withEach(proxy, site, async (sheet, address) => {
				const count = await opened(tab, address);
				faults.push(...(await faultsOf(sheet, await print(...sheet.size), count)));
			});
			if (faults.length > 0) throw new Error(faults.join("\n"));
		},
	],
];
