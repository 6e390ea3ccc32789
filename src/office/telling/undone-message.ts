import type { EditionRecord, Text } from "../../results/record/cup-file.ts";
import { LANGUAGES, type Language } from "./called.ts";
import { comingIn, joined, publicMatch, publicPlace, scoreSaid, teamIn } from "./outcome-message.ts";
import { OUTCOME_WORDS } from "./outcome-words.ts";
import { endOf, type UndoneChange } from "./undone-change.ts";

/**
 * What who was told of a result, a decision or who takes part is told when that has been undone.
 * @param record as it is now
 * @returns "nothing" where it was about times and places alone; null: nothing of it may be told
 */
export function undoneOutcomeMessageOf(record: EditionRecord, change: UndoneChange): Text | null | "nothing" {
	const said = LANGUAGES.map((language) => told(record, change, language));
	const [en, sv] = said;
	if (en === undefined || sv === undefined) return "nothing";
	return en === null || sv === null ? null : { en, sv };
}

/** @returns undefined: it is about times and places alone */
function told(record: EditionRecord, change: UndoneChange, language: Language): string | null | undefined {
	const { undone: say } = OUTCOME_WORDS[language];
	const also = comingIn(record, change.sides, language);
	const [entry] = change.entries;
	if (entry !== undefined) {
		const isGone = record.edition.teams.find(({ id }) => id === entry)?.withdrawn === true;
		return (isGone ? say.leaves : say.plays)(teamIn(record, entry, language));
	}
	const [fact] = change.facts;
	if (fact) {
		const { before, after } = fact;
		const own = before ?? after;
		const isProtest = own?.kind === "protest";
		const about = own === null ? null : isProtest ? publicMatch(record, own.match, language) : publicPlace(record, own, language);
		if (about === null) return null;
		if (after !== null && !(isProtest && after.kind === "protest" && after.outcome === undefined)) return say.all;
		if (!isProtest) return joined([say.decision(about), ...also]);
		return joined([`${about}: ${after === null ? say.protest : say.answer}`, ...also]);
	}
	const ended = change.changes.filter(({ before, after }) => isEnd(before) || isEnd(after)).filter(isOtherEnd);
	if (ended.length > 0) {
		const open = ended.flatMap((one) => {
			const called = publicMatch(record, one.match, language);
			return called === null ? [] : [{ called, ...one }];
		});
		const [one, other] = open;
		if (!one) return null;
		if (other) return say.results(open.length);
		const score = one.after.status === "finished" ? scoreSaid(one.after) : "";
		const again = one.after.status === "walkover" ? say.walkover : score === "" ? say.open : say.result(score);
		return joined([`${one.called}: ${again}`, ...also]);
	}
	return change.drawn.length > 0 ? say.drawn : undefined;
}

type As = UndoneChange["changes"][number]["before"];
const isEnd = ({ status }: As) => status === "finished" || status === "walkover" || status === "cancelled";
const isOtherEnd = ({ before, after }: UndoneChange["changes"][number]) =>
	JSON.stringify(endOf(before)) !== JSON.stringify(endOf(after));
