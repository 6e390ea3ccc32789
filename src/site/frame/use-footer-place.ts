import { useLocation } from "react-router";
import { withinYear } from "./year-path.ts";

/** Pages that hide the footer (SPEC §2, DECISIONS §4). */
const HIDDEN_AT = [
	{ path: /^categories\/[^/]+\/playoff\/[^/]+$/, leaves: "desktop" },
	{ path: /^arenas\/arena\/[^/]+(\/field\/[^/]+)?$/, leaves: "nowhere" },
] as const;

/** Where the page has its footer: everywhere, from 1180 px only (a playoff), or nowhere (an arena, a field). */
export function useFooterPlace(): "everywhere" | "desktop" | "nowhere" {
	const within = withinYear(useLocation().pathname);
	return HIDDEN_AT.find(({ path }) => path.test(within))?.leaves ?? "everywhere";
}
