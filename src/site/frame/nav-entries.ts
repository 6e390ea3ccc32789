import { useYear } from "../../client/data/site-data.ts";
import type { Texts } from "../../text/en.ts";
import type { IconName } from "../../ui/icon-names.ts";

export type NavEntry = {
	readonly text: keyof Pick<Texts, "start" | "myWeek" | "ageCategories" | "nations" | "arenas">;
	/** Within the year. */
	readonly path: string;
	readonly icon: IconName;
	/** If the reader is on that page. */
	readonly iconOn?: IconName;
	/** Carries the asterisk where the brand marks FIFA affiliates. */
	readonly fifa?: true;
};

/** Entries with a target: none while the cup has no edition. */
export function useNavEntries(): readonly NavEntry[] {
	return useYear().year === "" ? [] : NAV_ENTRIES;
}

/** The menu of SPEC §2, in its order; Back to website follows, it leaves the site. */
export const NAV_ENTRIES: readonly NavEntry[] = [
	{ text: "start", path: "", icon: "home", iconOn: "homeFilled" },
	{ text: "myWeek", path: "favourites", icon: "heart", iconOn: "heartFilled" },
	{ text: "ageCategories", path: "categories", icon: "people" },
	{ text: "nations", path: "nations", icon: "flag", fifa: true },
	{ text: "arenas", path: "arenas", icon: "mapPin" },
];
