import { hasBegun } from "../../../cup/match/kick-off.ts";
import { SIDE_NAMES } from "../../../cup/match/match.ts";
import type { ChangeWords } from "../../../text/record/change-words.ts";
import { type CellKind, type Cells, cellsEqual, cellsOf, LASTING, nounKey } from "../cells.ts";
import type { CupFileCategory, CupFileEdition, CupFileFact, CupFileMatch } from "../cup-file.ts";
import type { Removable } from "../cup-file-change.ts";
import type { CupState } from "../cup-state.ts";
import { WORKBOOK } from "../input/source.ts";
import { NounNames } from "../naming/noun-names.ts";
import { isReported, RESULT_FIELDS, resultOf } from "../reporting/reported-result.ts";
import { isYoung } from "../young-category.ts";
import { factText } from "./fact-text.ts";
import type { LastImports } from "./last-import.ts";
import { valueText } from "./value-text.ts";

/**
 * Changes that need the importing user's consent. `rest`: any other value of the record, if nothing is known of an earlier
 * import, since then nobody can know which value is newer.
 */
export const CONSENTS = ["publication", "moves", "results", "rest"] as const;
export type Consent = (typeof CONSENTS)[number];

/** One value of the record, before and after the import. */
export type ImportChange = {
	/** Null: needs none. */
	readonly consent: Consent | null;
	/** The same in Swedish. */
	readonly sv: ChangeInWords;
} & ChangeInWords;

/** A change in words. */
export type ChangeInWords = {
	/** "match 12 (B14: Ask IF – Bro IF)" */
	readonly what: string;
	readonly was: string;
	readonly becomes: string;
};

/** @param tell called with the nouns' names in one language */
function change(consent: Consent | null, names: NounNames, tell: (names: NounNames) => ChangeInWords): ImportChange {
	return { consent, ...tell(names), sv: tell(names.in("sv")) };
}

const MOVE_FIELDS: readonly string[] = ["start", "field", "moved"];
const SINGLE_FIELDS: readonly string[] = [...MOVE_FIELDS, ...RESULT_FIELDS];
const FLAGS = ["clubs", "teams", "lot", "schedule"] as const;

/** @returns the import's changes of existing nouns; new nouns are not included */
export function importChanges(before: CupState | undefined, after: CupState, last: LastImports): ImportChange[] {
	if (!before) return [];
	const names = new NounNames(before, after);
	const [was, becomes] = [cellsOf(before), cellsOf(after)];
	const changes = fieldChanges(names, was.get(LASTING)!, becomes.get(LASTING)!, last.knows(LASTING) ? null : "rest");
	const now = new Map(after.editions.map((edition) => [edition.id, edition]));
	for (const old of before.editions) {
		const edition = now.get(old.id);
		if (!edition) {
			const played = old.matches.filter(isReported).length;
			changes.push(
				change(played > 0 ? "results" : null, names, (names) => ({
					what: names.of("editions", old.id),
					was: names.words.matches(old.matches.length, played),
					becomes: names.words.removed,
				})),
			);
			continue;
		}
		const isEmpty = old.teams.length === 0 && old.matches.length === 0 && !last.knows(old.id);
		const own = [
			...publicationChanges(names, old, edition),
			...matchChanges(names, old.matches, edition.matches, new Set([...youngDivisions(old), ...youngDivisions(edition)])),
			...factChanges(names, old, edition, last.knows(old.id) ? null : "rest"),
			...newOnes(names, old, edition),
			...fieldChanges(names, was.get(old.id)!, becomes.get(old.id)!, last.knows(old.id) ? null : "rest", seats(old, edition)),
		];
		changes.push(...(isEmpty ? own.map((change) => ({ ...change, consent: null })) : own));
	}
	return changes;
}

function publicationChanges(names: NounNames, old: CupFileEdition, edition: CupFileEdition): ImportChange[] {
	const flags = FLAGS.flatMap((flag): ImportChange[] => {
		const [was, becomes] = [old.published[flag], edition.published[flag]];
		if (was === becomes) return [];
		const told = (names: NounNames) => {
			const { published, flags } = names.words;
			const text = (on: boolean) => published[on ? 0 : 1];
			return { what: `${names.of("editions", edition.id)}, ${flags[flag]}`, was: text(was), becomes: text(becomes) };
		};
		return [change("publication", names, told)];
	});
	const categories = new Map(edition.categories.map((category) => [category.id, category]));
	const young = old.categories.flatMap((category): ImportChange[] => {
		const [was, becomes] = [category, categories.get(category.id)];
		if (!becomes || cellsEqual(was.publishes, becomes.publishes)) return [];
		const told = (names: NounNames) => ({
			what: `${names.of("categories", category.id)}, ${names.words.shownOfIt}`,
			was: shownText(names, was),
			becomes: shownText(names, becomes),
		});
		return [change("publication", names, told)];
	});
	return [...flags, ...young];
}

/** Facts decide positions, so they are shown in full, also new and removed ones. */
function factChanges(
	names: NounNames,
	{ facts: before = [] }: CupFileEdition,
	{ facts: after = [] }: CupFileEdition,
	consent: "rest" | null,
): ImportChange[] {
	const was = new Map(before.map((fact) => [fact.id, fact]));
	const becomes = new Map(after.map((fact) => [fact.id, fact]));
	return [...new Set([...was.keys(), ...becomes.keys()])].flatMap((id): ImportChange[] => {
		const [old, fact] = [was.get(id), becomes.get(id)];
		if (cellsEqual(old, fact)) return [];
		const text = (names: NounNames, said: CupFileFact | undefined) => (said ? factText(names, said) : names.words.nothing);
		const told = (names: NounNames) => ({ what: names.of("facts", id), was: text(names, old), becomes: text(names, fact) });
		const replaces =
			old !== undefined &&
			fact !== undefined &&
			Object.entries(old).some(([key, value]) => !cellsEqual(value, fact[key as keyof CupFileFact]));
		return [change(replaces ? consent : null, names, told)];
	});
}

/** New nouns that are sent to people automatically are shown with their text; other new nouns are counted. */
function newOnes(names: NounNames, old: CupFileEdition, edition: CupFileEdition): ImportChange[] {
	return [
		...addedTo(old.announcements, edition.announcements).map(({ text, audience }) =>
			change(null, names, (names) => ({
				what: names.words.nouns.announcements,
				was: names.words.nothing,
				becomes: [valueText(names, "text", text), ...(audience ? [`(${valueText(names, "audience", audience)})`] : [])].join(" "),
			})),
		),
		...addedTo(old.streams, edition.streams).map(({ id }) =>
			change(null, names, (names) => ({
				what: names.of("streams", id),
				was: names.words.nothing,
				becomes: names.words.there,
			})),
		),
	];
}

function addedTo<One extends { readonly id: string }>(before: readonly One[] = [], after: readonly One[] = []): One[] {
	const there = new Set(before.map(({ id }) => id));
	return after.filter(({ id }) => !there.has(id));
}

const SHOWN = ["scores", "tables", "playoffs"] as const;

function shownText({ words }: NounNames, { publishes }: CupFileCategory): string {
	if (!publishes) return words.allShown;
	const shown = SHOWN.filter((what) => publishes[what]).map((what) => words.shown[what]);
	return shown.length === 0 ? words.noResults : shown.join(", ");
}

/** Divisions whose scores are not published: ledgers store their changes, also without a score. */
const youngDivisions = ({ categories }: CupFileEdition): string[] =>
	categories.filter(isYoung).flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));

function matchChanges(
	names: NounNames,
	before: readonly CupFileMatch[],
	after: readonly CupFileMatch[],
	young: ReadonlySet<string>,
): ImportChange[] {
	const textOf = (names: NounNames, match: CupFileMatch) => outcomeText(names, match, young.has(match.division));
	const now = new Map(after.map((match) => [match.id, match]));
	return before.flatMap((old): ImportChange[] => {
		const match = now.get(old.id);
		if (!match) {
			const consent = isReported(old) ? "results" : null;
			const removed = (names: NounNames) => ({
				what: names.of("matches", old.id),
				was: textOf(names, old),
				becomes: names.words.removed,
			});
			return [change(consent, names, removed)];
		}
		if (match === old) return [];
		const changes: ImportChange[] = [];
		const tell = (consent: Consent | null, textOf: (names: NounNames, match: CupFileMatch) => string) =>
			changes.push(
				change(consent, names, (names) => ({
					what: names.of("matches", match.id),
					was: textOf(names, old),
					becomes: textOf(names, match),
				})),
			);
		if (MOVE_FIELDS.some((field) => !cellsEqual(placeOf(old, field), placeOf(match, field)))) {
			// Getting a first time or field is not a move.
			const isGiven = [old.start, old.field, old.moved].every((value) => value === undefined);
			const onlyGains =
				cellsEqual(old.moved, match.moved) &&
				(old.start === undefined || cellsEqual(placeOf(old, "start"), placeOf(match, "start"))) &&
				(old.field === undefined || old.field === match.field);
			tell(isGiven || onlyGains ? null : "moves", placeText);
		}
		if (resultOf(old) !== resultOf(match)) tell("results", textOf);
		return changes;
	});
}

/** Compares instants by value, whatever their offset. */
function placeOf(match: CupFileMatch, field: string): unknown {
	const time = (start: string | undefined) => (start === undefined ? null : Date.parse(start));
	if (field === "start") return time(match.start);
	if (field === "field") return match.field;
	return match.moved && { start: time(match.moved.start), field: match.moved.field };
}

function placeText(names: NounNames, { start, field, moved }: CupFileMatch): string {
	const { noTime, noField, movedFrom } = names.words;
	const text = (place: Pick<CupFileMatch, "start" | "field">) =>
		`${place.start ? names.time(place.start, place.field ?? field) : noTime}, ${place.field ? names.field(place.field) : noField}`;
	if (!moved) return text({ start, field });
	return `${text({ start, field })} (${movedFrom(text({ start: moved.start ?? start, field: moved.field ?? field }))})`;
}

const scoreText = ({ home, away }: { home: number; away: number }) => `${home}–${away}`;

/** @returns a match's result as ledgers show it; only whether it was played if its category publishes no scores */
export const outcomeText = ({ words }: NounNames, match: CupFileMatch, isOfYoung: boolean): string =>
	isOfYoung ? statusText(words, match) : resultText(words, match);

/** Only whether it was played. */
const statusText = (words: ChangeWords, { status }: CupFileMatch): string =>
	status === "finished" ? words.played : words.statuses[status];

function resultText(words: ChangeWords, match: CupFileMatch): string {
	const { status, score, halfTime, regularTime, shootOut, decidedBy, winner, period, minute, events } = match;
	const parts = [
		score && scoreText(score),
		status === "finished" && score ? undefined : words.statuses[status],
		period && words.periods[period],
		minute === undefined ? undefined : `${minute}'`,
		halfTime && words.halfTime(scoreText(halfTime)),
		regularTime && words.regularTime(scoreText(regularTime)),
		shootOut && words.shootOut(scoreText(shootOut)),
		decidedBy && words.decidedBy[decidedBy],
		winner && words.winner[winner],
		events && events.length > 0 ? words.events(events.length) : undefined,
	];
	return parts.filter((part) => part !== undefined).join(", ");
}

/** The sides whose teams change because the match began or no longer has: the result that caused it is shown instead. */
function seats({ matches: before }: CupFileEdition, { matches: after }: CupFileEdition): ReadonlySet<string> {
	const was = new Map(before.map((match) => [match.id, match]));
	return new Set(
		after.flatMap((match) => {
			const old = was.get(match.id);
			if (!old || hasBegun(old) === hasBegun(match)) return [];
			return SIDE_NAMES.filter((side) => match[side].slot && old[side].slot).map((side) => `${match.id} ${side}.team`);
		}),
	);
}

/**
 * Every other changed field of nouns in both states.
 * @param follow fields of matches whose changes result from others already shown
 */
function fieldChanges(
	names: NounNames,
	was: Cells,
	becomes: Cells,
	consent: "rest" | null,
	follow: ReadonlySet<string> = new Set(),
): ImportChange[] {
	return Object.entries(was).flatMap(([key, fields]): ImportChange[] => {
		const [kind, id] = key.split(" ") as [CellKind, string];
		if (kind === "facts") return [];
		const now = becomes[key];
		if (!now) {
			if (kind === "matches") return [];
			const gone = (names: NounNames) => ({
				what: names.of(kind, id),
				was: names.words.there,
				becomes: names.words.removed,
			});
			return [change(null, names, gone)];
		}
		return [...new Set([...Object.keys(fields), ...Object.keys(now)])].flatMap((field): ImportChange[] => {
			if (
				isToldElsewhere(kind, field) ||
				(kind === "matches" && follow.has(`${id} ${field}`)) ||
				cellsEqual(fields[field], now[field])
			)
				return [];
			const text = (names: NounNames, [value, other]: readonly [value: unknown, other: unknown]) =>
				// A missing boolean means false.
				valueText(names, field, value ?? (typeof other === "boolean" ? false : value));
			const [was, is] = [fields[field], now[field]];
			if (text(names, [was, is]) === text(names, [is, was])) return [];
			const gains = was === undefined;
			const told = (names: NounNames) => ({
				what: `${names.of(kind, id)}, ${names.words.field(field)}`,
				was: text(names, [was, is]),
				becomes: text(names, [is, was]),
			});
			return [change(gains ? null : consent, names, told)];
		});
	});
}

const isToldElsewhere = (kind: CellKind, field: string): boolean =>
	(kind === "matches" && SINGLE_FIELDS.includes(field)) ||
	(kind === "editions" && field.startsWith("published.")) ||
	(kind === "categories" && field === "publishes");

/** The nouns that an import removed, including those inside them. */
export function removedNouns(before: CupState | undefined, after: CupState): Set<string> {
	const keysOf = (state: CupState | undefined) =>
		state ? [...cellsOf(state).values()].flatMap((cells) => Object.keys(cells)) : [];
	const there = new Set(keysOf(after));
	return new Set(keysOf(before).filter((key) => !there.has(key)));
}

/** Names of the nouns that a source listed last time and no longer lists, although it lists all of their kind. */
export function leftOut(
	{ lists, keptAs }: { readonly lists?: readonly Removable[]; readonly keptAs?: string },
	said: ReturnType<typeof cellsOf>,
	after: CupState,
	last: LastImports,
): string[] {
	if (keptAs === undefined || !lists) return [];
	const names = new NounNames(after);
	// A whole cup's cells take a while, and most imports leave nothing out.
	let there: ReturnType<typeof cellsOf> | undefined;
	const isThere = (edition: string, key: string): boolean => {
		there ??= cellsOf(after);
		return there.get(edition)?.[key] !== undefined;
	};
	const before = (edition: string) => (keptAs.startsWith(`${WORKBOOK} `) ? last.own(keptAs, edition) : last.of(keptAs, edition));
	return [...said].flatMap(([edition, cells]) =>
		Object.keys(before(edition)).flatMap((key) => {
			const [kind, id] = key.split(" ") as [CellKind, string];
			const isListed = kind !== "cup" && lists.includes(kind);
			return isListed && !(nounKey(kind, id) in cells) && isThere(edition, key) ? [names.of(kind, id)] : [];
		}),
	);
}
