import { UNCHANGED_LINES } from "../../text/acts/unchanged-lines.ts";
import type { Language } from "../../text/language.ts";
import type { EditionRecord } from "../record/cup-file.ts";
import { type ChangeInWords, type ImportChange, outcomeText } from "../record/import/changes.ts";
import { NounNames } from "../record/naming/noun-names.ts";
import { isYoung } from "../record/young-category.ts";
import type { ActHead, ActLine } from "./act.ts";
import type { PARKED_FOR } from "./proposals/park-proposal.ts";

/**
 * The ledger's line for an act on a match that changed no row: a parked slip, a discarded report, or a result equal to the
 * recorded one.
 * @param record needs only the match's category
 * @returns empty if the act is not about a match
 */
export function unchangedLine({ cup, clubs, arenas, edition }: EditionRecord, { kind, asked }: ActHead): ImportChange[] {
	const match = edition.matches.find(({ id }) => id === asked?.proposal.match);
	if (match === undefined) return [];
	const known = new NounNames({ cup, clubs, arenas, editions: [edition] });
	const isOfYoung = edition.categories.some(
		(category) => isYoung(category) && category.stages.some(({ divisions }) => divisions.some(({ id }) => id === match.division)),
	);
	const told = (language: Language): ChangeInWords => {
		const names = language === "en" ? known : known.in(language);
		return {
			what: names.of("matches", match.id),
			...becoming(UNCHANGED_LINES[language], outcomeText(names, match, isOfYoung), { kind, asked }),
		};
	};
	return [{ consent: null, ...told("en"), sv: told("sv") }];
}

function becoming(
	words: (typeof UNCHANGED_LINES)[Language],
	result: string,
	{ kind, asked }: Pick<ActHead, "kind" | "asked">,
): Omit<ChangeInWords, "what"> {
	if (kind === "park") {
		const reason = asked?.proposal.reason as (typeof PARKED_FOR)[number] | undefined;
		return { was: words.notParked, becomes: words.parked[reason ?? "unclear"] };
	}
	if (kind === "drop") return { was: words.held, becomes: words.dropped };
	return { was: result, becomes: words.confirmed(result) };
}

/** The same lines for the act that reverts them. */
export const revertedLines = (lines: readonly ActLine[]): ImportChange[] =>
	lines.map(({ what, was, becomes, sv = { what, was, becomes } }) => ({
		...{ consent: null, what, was: becomes, becomes: was },
		sv: { what: sv.what, was: sv.becomes, becomes: sv.was },
	}));
