import { groupsListed, groupWithin, type NamedGroup } from "../group-title.ts";
import { inBoth, type Language, type Words } from "../language.ts";

/** More matches than these are counted, not named. */
const MOST_NAMED = 4;

/** What a match without both teams waits for. */
export const MISSING_TEXTS = {
	all: (parts: readonly Words[]): Words => ({
		en: parts.map(({ en }) => en).join(" and "),
		sv: parts.map(({ sv }) => sv).join(" och "),
	}),
	winnerOf: (match: string): Words => ({
		en: `who goes through from match ${match}`,
		sv: `vem som går vidare från match ${match}`,
	}),
	resultOf: (match: string): Words => ({ en: `the result of match ${match}`, sv: `resultatet av match ${match}` }),
	orderOf: (groups: Words): Words => ({ en: `the order of ${groups.en}`, sv: `ordningen i ${groups.sv}` }),
	/** @param matches their numbers */
	resultsIn: (matches: readonly string[], groups: Words): Words => {
		const [only, ...more] = matches;
		if (more.length === 0)
			return { en: `the result of match ${only} in ${groups.en}`, sv: `resultatet av match ${only} i ${groups.sv}` };
		if (matches.length > MOST_NAMED)
			return { en: `${matches.length} results in ${groups.en}`, sv: `${matches.length} resultat i ${groups.sv}` };
		const named = (and: string) => `${matches.slice(0, -1).join(", ")} ${and} ${matches.at(-1)}`;
		return {
			en: `the results of matches ${named("and")} in ${groups.en}`,
			sv: `resultaten av match ${named("och")} i ${groups.sv}`,
		};
	},
	/** Groups of one stage. */
	groups: (groups: readonly NamedGroup[]): Words => inBoth(groupsIn(groups, "en"), groupsIn(groups, "sv")),
	team: { en: "a team that the office has not chosen yet", sv: "ett lag som kansliet inte har valt än" },
};

function groupsIn(groups: readonly NamedGroup[], language: Language): string {
	const [only, ...more] = groups;
	return only !== undefined && more.length === 0 ? groupWithin(only, language) : groupsListed(groups, language);
}
