import { placeName } from "../../cup/place-name.ts";
import type { ChangedMatch, Preview } from "../../results/acts/preview.ts";
import type { Proposal } from "../../results/acts/propose.ts";
import type { EditionRecord, Text } from "../../results/record/cup-file.ts";
import type { Language } from "../../text/language.ts";
import { MOVE_TEXTS } from "../../text/office-server/moves.ts";
import { OUTCOME_WORDS } from "../../text/office-server/outcomes.ts";
import { calledMatch, where } from "./names.ts";
import { incomingTeams, joined, LONGEST_MESSAGE, outcomeMessageOf } from "./outcome-message.ts";
import type { UndoneChange } from "./undone-change.ts";
import { changesOutcomes, isEnd, undoneOutcomes } from "./undone-message.ts";

/**
 * @returns the message about an act, made from its changes; null: nothing to send. Nothing unpublished is mentioned, and no result of a
 * young category
 */
export function messageOf(
	record: EditionRecord,
	preview: Pick<Preview, "changes" | "sides" | "positions">,
	proposal: Proposal,
): Text | null {
	if (!record.edition.published.schedule) return null;
	return outcomeMessageOf(record, preview, proposal) ?? movedMessageOf(record, preview);
}

function movedMessageOf(record: EditionRecord, { changes }: Pick<Preview, "changes">): Text | null {
	const moved = changes.filter(
		({ before, after }) => before.start !== after.start || before.field !== after.field || isPostponed(after),
	);
	if (moved.length === 0) return null;
	const words = (language: Language) =>
		moved.length === 1 ? ofOne(record, moved[0]!, language) : ofMany(record, moved, language);
	return { en: words("en"), sv: words("sv") };
}

/**
 * @returns the message to those who were notified of an act that was undone; null: nothing they know of has changed. If several acts were
 * undone at once, each kind of change gets a sentence, or only its name if the message is too long
 */
export function undoneMessageOf(record: EditionRecord, change: UndoneChange): Text | null {
	const moved = movedBack(change);
	const words = (language: Language) => {
		const kinds = undoneOutcomes(record, change, language);
		const coming = kinds.length === 0 ? [] : incomingTeams(record, change.sides, language);
		const said = [
			...kinds.flatMap(({ sentences }) => sentences),
			...(moved.length === 0 ? [] : [movedBackSaid(record, moved, language)]),
		];
		if (said.join(" ").length <= LONGEST_MESSAGE) return joined([...said, ...coming]);
		const { undone: say } = OUTCOME_WORDS[language];
		return say.several([...kinds.map(({ called }) => called), ...(moved.length === 0 ? [] : [say.kinds.moved(moved.length)])]);
	};
	const text = { en: words("en"), sv: words("sv") };
	return text.en === "" || text.sv === "" ? null : text;
}

/** Matches that only changed in time or place; if both kinds exist, those that changed in both. */
function movedBack(change: UndoneChange): UndoneChange["changes"] {
	const isElsewhere = ({ before, after }: ChangedMatch) => before.start !== after.start || before.field !== after.field;
	const isPutOff = ({ before, after }: ChangedMatch) => isPostponed(before) !== isPostponed(after);
	if (!changesOutcomes(change)) return change.changes;
	// Teams of a match with a changed result are notified of that; its page shows its place.
	return change.changes.filter((one) => isElsewhere(one) || (isPutOff(one) && !isEnd(one.before) && !isEnd(one.after)));
}

function movedBackSaid(record: EditionRecord, changes: UndoneChange["changes"], language: Language): string {
	const say = MOVE_TEXTS[language];
	const [first] = changes;
	if (first === undefined || changes.length > 1) return say.manyAgain(changes.length, placesOf(record, changes));
	const match = record.edition.matches.find(({ id }) => id === first.match)!;
	const called = calledMatch(record, match, say.match);
	if (isPostponed(first.after)) return say.postponed(called);
	const { to, place } = whenOf(record, first, language);
	return say.again(called, to, place);
}

/** A match's place after a change, and its new and old time, with the day if that differs. */
function whenOf(record: EditionRecord, { before, after }: Pick<ChangedMatch, "before" | "after">, language: Language) {
	const [to, was] = [where(record, after, language), where(record, before, language)];
	const isOtherDay = to.date !== "" && was.date !== "" && to.date !== was.date;
	const said = ({ day, time }: typeof to) => (isOtherDay ? MOVE_TEXTS[language].on(day, time) : time);
	return { to: said(to), was: said(was), place: to.place };
}

const isPostponed = ({ status }: ChangedMatch["after"]) => status === "postponed";

function ofOne(record: EditionRecord, { match: id, before, after }: ChangedMatch, language: Language): string {
	const match = record.edition.matches.find((one) => one.id === id)!;
	const say = MOVE_TEXTS[language];
	const called = calledMatch(record, match, say.match);
	if (isPostponed(after)) return say.postponed(called);
	const { to, was, place } = whenOf(record, { before, after }, language);
	return say.one(called, to, place, was === to ? "" : was);
}

function ofMany(record: EditionRecord, moved: readonly ChangedMatch[], language: Language): string {
	const say = MOVE_TEXTS[language];
	const places = placesOf(record, moved);
	if (moved.every(({ after }) => isPostponed(after))) return say.manyPostponed(moved.length, places);
	const by = new Set(moved.map(({ before, after }) => minutesBetween(before.start, after.start)));
	const [minutes] = by;
	const isOneShift = by.size === 1 && minutes !== undefined && minutes !== null && minutes !== 0;
	if (!isOneShift || moved.some(({ before, after }) => before.field !== after.field)) return say.many(moved.length, places);
	const first = moved.reduce((one, other) => (Date.parse(other.before.start!) < Date.parse(one.before.start!) ? other : one));
	return say.shifted(places, where(record, first.before, language).time, minutes);
}

function minutesBetween(from: string | null, to: string | null): number | null {
	return from === null || to === null ? null : Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
}

/** "Måsklippan 1–4", "Måsklippan 1, 3", "Måsklippan and Sillheden": the earlier places of the matches. */
function placesOf({ arenas }: EditionRecord, moved: readonly ChangedMatch[]): readonly string[] {
	const fields = new Set(moved.map(({ before }) => before.field));
	return arenas.flatMap((arena) => {
		const used = arena.fields.filter(({ id }) => fields.has(id));
		if (used.length === 0) return [];
		if (used.length === 1) return [placeName(arena.name, used[0]!.name)];
		return [arena.name];
	});
}
