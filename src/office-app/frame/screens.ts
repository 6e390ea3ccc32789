import type { Role } from "../../office/desk.ts";
import type { OfficeTexts } from "../../text/office/en.ts";

/** Paths under /office. */
export type ScreenPath = "day" | "results" | "plan" | "out" | "ledger" | "colleagues" | "desk";

/** A screen of the office, in the menu too; its module is in routes.tsx. */
export type Screen = {
	/** Under /office, and what names it. */
	readonly path: ScreenPath;
	readonly label: (text: OfficeTexts) => string;
	/** The roles that may see it. */
	readonly roles: readonly Role[];
	/** In the header's menu; the others are in the desk's own. */
	readonly inHeader: boolean;
	/** Also shown on a phone; otherwise a notice that it needs a wider screen. */
	readonly onPhone: boolean;
	/** Also shown while the cup has no edition; the others have nothing to show then. */
	readonly isForEmptyRecord?: true;
};

const EVERYONE: readonly Role[] = ["office", "results", "arena"];

/** In the order of the menu. */
export const SCREENS: readonly Screen[] = [
	{
		path: "day",
		label: ({ frame }) => frame.menu.day,
		roles: ["office", "arena"],
		inHeader: true,
		onPhone: false,
	},
	{
		path: "results",
		label: ({ frame }) => frame.menu.results,
		roles: EVERYONE,
		inHeader: true,
		onPhone: true,
	},
	{
		path: "plan",
		label: ({ frame }) => frame.menu.plan,
		roles: EVERYONE,
		inHeader: true,
		onPhone: false,
		isForEmptyRecord: true,
	},
	{
		path: "out",
		label: ({ frame }) => frame.menu.out,
		roles: ["office"],
		inHeader: true,
		onPhone: false,
	},
	{
		path: "ledger",
		label: ({ frame }) => frame.menu.ledger,
		roles: EVERYONE,
		inHeader: true,
		onPhone: false,
		isForEmptyRecord: true,
	},
	{
		path: "colleagues",
		label: ({ frame }) => frame.menu.colleagues,
		roles: ["office"],
		inHeader: false,
		onPhone: true,
		isForEmptyRecord: true,
	},
	{
		path: "desk",
		label: ({ frame }) => frame.yourDesk,
		roles: EVERYONE,
		inHeader: false,
		onPhone: true,
		isForEmptyRecord: true,
	},
];

/** The first screen of each role. */
const FIRST: { readonly [Of in Role]: readonly ScreenPath[] } = {
	office: ["day", "results"],
	results: ["results"],
	arena: ["day", "results"],
};

export function firstScreen(role: Role): ScreenPath {
	const own = SCREENS.filter(({ roles }) => roles.includes(role));
	const wanted = FIRST[role].find((path) => own.some((screen) => screen.path === path));
	return wanted ?? own.find(({ inHeader }) => inHeader)?.path ?? "desk";
}
