import type { EditionRecord } from "../../results/record/cup-file.ts";
import type { Language } from "../../text/language.ts";
import { OUTCOME_WORDS } from "../../text/office-server/outcomes.ts";
import { publicMatch, publicPlace, scoreText, teamIn } from "./outcome-message.ts";
import { endOf, type UndoneChange } from "./undone-change.ts";

/** One kind of change that an undoing reverts: its sentences, and its short name if there is no room for them. */
export type KindSentences = { readonly sentences: readonly string[]; readonly called: string };

/**
 * The message to those who were notified of a result, a decision or a withdrawal that has been undone, by kind: who takes part,
 * decisions, results, groups.
 * @param record the present state
 * @returns none if it was about times and places only, or nothing of it is public
 */
export function undoneOutcomes(record: EditionRecord, change: UndoneChange, language: Language): KindSentences[] {
	const { undone: say } = OUTCOME_WORDS[language];
	const gone = new Set(record.edition.teams.flatMap(({ id, withdrawn }) => (withdrawn ? id : [])));
	const entries = change.entries.map((id) => (gone.has(id) ? say.leaves : say.plays)(teamIn(record, id, language)));
	const decisions = [...factsSaid(record, change, language), ...slotsSaid(record, change, language)];
	const ends = endsSaid(record, change, language);
	return [
		{ sentences: entries, called: say.kinds.entries },
		{ sentences: decisions, called: say.kinds.decisions(decisions.length) },
		{ sentences: ends.count > 1 ? [say.results(ends.count)] : ends.sentences, called: say.kinds.results(ends.count) },
		{ sentences: change.drawn.length > 0 ? [say.drawn] : [], called: say.kinds.drawn },
	].filter(({ sentences }) => sentences.length > 0);
}

/** Whether it is about more than times and places. */
export const changesOutcomes = ({ entries, facts, changes, drawn, filled }: UndoneChange): boolean =>
	entries.length > 0 || facts.length > 0 || drawn.length > 0 || filled.length > 0 || changes.some(isOtherOutcome);

function slotsSaid(record: EditionRecord, { filled }: UndoneChange, language: Language): string[] {
	return filled.flatMap((id) => {
		const called = publicMatch(record, id, language);
		return called === null ? [] : OUTCOME_WORDS[language].undone.decision(called);
	});
}

function factsSaid(record: EditionRecord, { facts }: UndoneChange, language: Language): string[] {
	const { undone: say } = OUTCOME_WORDS[language];
	const said = facts.flatMap(({ before, after }): string[] => {
		const own = (before ?? after)!;
		const isProtest = own.kind === "protest";
		const isOfMatch = isProtest || own.kind === "as-played";
		const about = isOfMatch ? publicMatch(record, own.match, language) : publicPlace(record, own, language);
		if (about === null) return [];
		if (after !== null && !(isProtest && after.kind === "protest" && after.outcome === undefined)) return [say.all];
		if (!isProtest) return [say.decision(about)];
		return [`${about}: ${after === null ? say.protest : say.answer}`];
	});
	return [...new Set(said)];
}

function endsSaid(record: EditionRecord, change: UndoneChange, language: Language) {
	const { undone: say } = OUTCOME_WORDS[language];
	const entering = new Set<string | undefined>(change.entries);
	const open = change.changes.filter(isOtherOutcome).flatMap((one) => {
		const called = publicMatch(record, one.match, language);
		return called === null || isSaidElsewhere(one.match) ? [] : [{ called, ...one }];
	});
	const sentences = open.map(({ called, after }) => {
		const score = after.status === "finished" ? scoreText(after) : "";
		return `${called}: ${after.status === "walkover" ? say.walkover : score === "" ? say.open : say.result(score)}`;
	});
	return { count: open.length, sentences };

	/** A match's change by a protest belongs to the protest, and that by a withdrawal to the team. */
	function isSaidElsewhere(id: string): boolean {
		const match = record.edition.matches.find((one) => one.id === id);
		if (entering.size > 0 && [match?.home.team, match?.away.team].some((team) => team !== undefined && entering.has(team)))
			return true;
		return change.facts.some(({ before, after }) => {
			const fact = before ?? after;
			return fact?.kind === "protest" && fact.match === id;
		});
	}
}

type As = UndoneChange["changes"][number]["before"];
/** Whether a match is over, or is not played. */
export const isEnd = ({ status }: As) => status === "finished" || status === "walkover" || status === "cancelled";
const isOtherOutcome = (one: UndoneChange["changes"][number]) => (isEnd(one.before) || isEnd(one.after)) && isOtherEnd(one);
const isOtherEnd = ({ before, after }: UndoneChange["changes"][number]) =>
	JSON.stringify(endOf(before)) !== JSON.stringify(endOf(after));
