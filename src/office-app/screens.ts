import type { ComponentType } from "react";
import type { Role } from "../office/desk.ts";
import type { OfficeTexts } from "../text/office/en.ts";

/** A screen of the office. It stands in the menu as soon as it stands here. */
export type Screen = {
	/** Under /office, and what names it. */
	readonly path: string;
	readonly label: (text: OfficeTexts) => string;
	/** Who may see it. */
	readonly roles: readonly Role[];
	/** In the header's menu; the others are in the desk's own. */
	readonly inHeader: boolean;
	/** Shown on a phone too; else that says that it needs a wider screen. */
	readonly onPhone: boolean;
	readonly load: () => Promise<{ readonly default: ComponentType }>;
};

const EVERYONE: readonly Role[] = ["office", "results", "arena"];

/** In the order of the menu. The first that a role may see is where it comes in. */
export const SCREENS: readonly Screen[] = [
	{
		path: "day",
		label: ({ frame }) => frame.menu.day,
		roles: ["office", "arena"],
		inHeader: true,
		onPhone: false,
		load: () => import("./day/Day.tsx"),
	},
	{
		path: "results",
		label: ({ frame }) => frame.menu.results,
		roles: EVERYONE,
		inHeader: true,
		onPhone: true,
		load: () => import("./results/ResultsScreen.tsx"),
	},
	{
		path: "out",
		label: ({ frame }) => frame.menu.out,
		roles: ["office"],
		inHeader: true,
		onPhone: false,
		load: () => import("./out/Out.tsx"),
	},
	{
		path: "ledger",
		label: ({ frame }) => frame.menu.ledger,
		roles: EVERYONE,
		inHeader: true,
		onPhone: false,
		load: () => import("./ledger/Ledger.tsx"),
	},
	{
		path: "colleagues",
		label: ({ frame }) => frame.menu.colleagues,
		roles: ["office"],
		inHeader: false,
		onPhone: true,
		load: () => import("./colleagues/Colleagues.tsx"),
	},
	{
		path: "desk",
		label: ({ frame }) => frame.yourDesk,
		roles: EVERYONE,
		inHeader: false,
		onPhone: true,
		load: () => import("./desk/OwnDesk.tsx"),
	},
];

/** Where a role comes in: an arena lead at the day, the results desk at results, the office at the day. */
const FIRST: { readonly [Of in Role]: readonly string[] } = {
	office: ["day", "results"],
	results: ["results"],
	arena: ["day", "results"],
};

export function firstScreen(role: Role): string {
	const own = SCREENS.filter(({ roles }) => roles.includes(role));
	const wanted = FIRST[role].find((path) => own.some((screen) => screen.path === path));
	return wanted ?? own.find(({ inHeader }) => inHeader)?.path ?? "desk";
}
