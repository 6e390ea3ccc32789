import type { EditionRecord } from "../record/cup-file.ts";
import { type ChangeInWords, type ImportChange, outcomeText } from "../record/import/changes.ts";
import type { ChangeLanguage } from "../record/naming/change-words.ts";
import { NounNames } from "../record/naming/noun-names.ts";
import { isYoung } from "../record/young-category.ts";
import type { ActHead, ActLine } from "./act.ts";
import type { PARKED_FOR } from "./proposals/park-proposal.ts";

type Words = {
	readonly parked: Readonly<Record<(typeof PARKED_FOR)[number], string>>;
	readonly notParked: string;
	readonly held: string;
	readonly dropped: string;
	readonly confirmed: (result: string) => string;
};
const WORDS: Readonly<Record<ChangeLanguage, Words>> = {
	en: {
		parked: {
			differs: "put aside: it differs from another",
			unclear: "put aside: unclear",
			"no-such-teams": "put aside: other teams on the slip",
			"ask-the-field": "put aside: the field is asked",
			"waits-for-teams": "put aside: recorded once both teams are known",
		},
		notParked: "not put aside",
		held: "a report of the field is held",
		dropped: "dropped",
		confirmed: (result) => `${result}, confirmed`,
	},
	sv: {
		parked: {
			differs: "lagd åt sidan: den skiljer sig från en annan",
			unclear: "lagd åt sidan: oklar",
			"no-such-teams": "lagd åt sidan: andra lag på lappen",
			"ask-the-field": "lagd åt sidan: planen är tillfrågad",
			"waits-for-teams": "lagd åt sidan: sparas när båda lagen är kända",
		},
		notParked: "inte lagd åt sidan",
		held: "en rapport från planen hålls tillbaka",
		dropped: "slängd",
		confirmed: (result) => `${result}, bekräftat`,
	},
};

/**
 * What an act on a match says that changed none of its rows: a slip put aside, a report that is dropped, a result that stands already.
 * @param record of the edition no more than the match's category is needed
 * @returns none where it was asked for no match
 */
export function unchangedLine({ cup, clubs, arenas, edition }: EditionRecord, { kind, asked }: ActHead): ImportChange[] {
	const match = edition.matches.find(({ id }) => id === asked?.proposal.match);
	if (match === undefined) return [];
	const known = new NounNames({ cup, clubs, arenas, editions: [edition] });
	const isOfYoung = edition.categories.some(
		(category) => isYoung(category) && category.stages.some(({ divisions }) => divisions.some(({ id }) => id === match.division)),
	);
	const told = (language: ChangeLanguage): ChangeInWords => {
		const names = language === "en" ? known : known.in(language);
		return {
			what: names.of("matches", match.id),
			...becoming(WORDS[language], outcomeText(names, match, isOfYoung), { kind, asked }),
		};
	};
	return [{ consent: null, ...told("en"), sv: told("sv") }];
}

function becoming(words: Words, result: string, { kind, asked }: Pick<ActHead, "kind" | "asked">): Omit<ChangeInWords, "what"> {
	if (kind === "park") {
		const reason = asked?.proposal.reason as keyof Words["parked"] | undefined;
		return { was: words.notParked, becomes: words.parked[reason ?? "unclear"] };
	}
	if (kind === "drop") return { was: words.held, becomes: words.dropped };
	return { was: result, becomes: words.confirmed(result) };
}

/** The same lines, of the act that takes them back. */
export const revertedLines = (lines: readonly ActLine[]): ImportChange[] =>
	lines.map(({ what, was, becomes, sv = { what, was, becomes } }) => ({
		...{ consent: null, what, was: becomes, becomes: was },
		sv: { what: sv.what, was: sv.becomes, becomes: sv.was },
	}));
