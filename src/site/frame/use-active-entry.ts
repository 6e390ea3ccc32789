import { useLocation } from "react-router";
import { withinYear } from "../../client/address/year-path.ts";
import { NAV_ENTRIES, type NavEntry } from "./nav-entries.ts";

/** The menu entry that the address belongs to; undefined on a page that the menu does not lead to. */
export function useActiveEntry(): NavEntry | undefined {
	const within = withinYear(useLocation().pathname);
	return NAV_ENTRIES.find(({ path }) => (path === "" ? within === "" : within === path || within.startsWith(`${path}/`)));
}
