import type { CupFileCategory, CupFileEdition, CupFileMatch } from "../cup-file.ts";
import type { Removable } from "../cup-file-change.ts";
import { type CellKind, type Cells, cellsOf, isSaidAlike, LASTING, nounKey } from "./cells.ts";
import type { LastImports } from "./last-import.ts";
import { NounNames } from "./noun-names.ts";
import { isReported, RESULT_FIELDS, resultOf } from "./reported-result.ts";
import type { CupState } from "./state.ts";

/**
 * What an import changes only where the person who runs it says so. `rest`: any other value of what the record has, where
 * it does not know what was imported last, so that nobody can tell which of the two is newer.
 */
export const CONSENTS = ["publication", "moves", "results", "rest"] as const;
export type Consent = (typeof CONSENTS)[number];

/** One value of what the record has, as it was and as the import makes it. */
export type ImportChange = {
	/** Null: it needs none. */
	readonly consent: Consent | null;
	/** "match 12 (B14: Ask IF – Bro IF)" */
	readonly what: string;
	readonly was: string;
	readonly becomes: string;
};

const NOTHING = "nothing";
const MOVE_FIELDS: readonly string[] = ["start", "field", "moved"];
const SINGLE_FIELDS: readonly string[] = [...MOVE_FIELDS, ...RESULT_FIELDS];
const FLAGS = { clubs: "clubs", teams: "teams", lot: "draw", schedule: "schedule" } as const;
const onOff = (value: boolean) => (value ? "published" : "not published");

/** @returns what an import makes of what the record had; what is new takes nothing back and is not among it */
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
			changes.push({
				consent: played > 0 ? "results" : null,
				what: names.of("editions", old.id),
				was: `${old.matches.length} matches, ${played} with a result`,
				becomes: "removed",
			});
			continue;
		}
		const isEmpty = old.teams.length === 0 && old.matches.length === 0 && !last.knows(old.id);
		const own = [
			...publicationChanges(names, old, edition),
			...matchChanges(names, old.matches, edition.matches, new Set([...youngDivisions(old), ...youngDivisions(edition)])),
			...fieldChanges(names, was.get(old.id)!, becomes.get(old.id)!, last.knows(old.id) ? null : "rest"),
		];
		changes.push(...(isEmpty ? own.map((change) => ({ ...change, consent: null })) : own));
	}
	return changes;
}

function publicationChanges(names: NounNames, old: CupFileEdition, edition: CupFileEdition): ImportChange[] {
	const flags = (Object.keys(FLAGS) as (keyof typeof FLAGS)[]).flatMap((flag): ImportChange[] => {
		const [was, becomes] = [old.published[flag], edition.published[flag]];
		if (was === becomes) return [];
		const what = `${names.of("editions", edition.id)}, ${FLAGS[flag]}`;
		return [{ consent: "publication", what, was: onOff(was), becomes: onOff(becomes) }];
	});
	const categories = new Map(edition.categories.map((category) => [category.id, category]));
	const young = old.categories.flatMap((category): ImportChange[] => {
		const [was, becomes] = [category, categories.get(category.id)];
		if (!becomes || isSaidAlike(was.publishes, becomes.publishes)) return [];
		const what = `${names.of("categories", category.id)}, what is shown of it`;
		return [{ consent: "publication", what, was: shownText(was), becomes: shownText(becomes) }];
	});
	return [...flags, ...young];
}

function shownText({ publishes }: CupFileCategory): string {
	if (!publishes) return "all";
	const shown = Object.entries(publishes).flatMap(([what, isShown]) => (isShown ? [what] : []));
	return shown.length === 0 ? "no results" : shown.join(", ");
}

/** Divisions whose scores nobody is shown: what changes in them is kept in ledgers, and told without a score there too. */
const youngDivisions = ({ categories }: CupFileEdition): string[] =>
	categories
		.filter(({ publishes }) => publishes?.scores === false)
		.flatMap(({ stages }) => stages.flatMap(({ divisions }) => divisions.map(({ id }) => id)));

function matchChanges(
	names: NounNames,
	before: readonly CupFileMatch[],
	after: readonly CupFileMatch[],
	young: ReadonlySet<string>,
): ImportChange[] {
	const textOf = (match: CupFileMatch) => (young.has(match.division) ? statusText(match) : resultText(match));
	const now = new Map(after.map((match) => [match.id, match]));
	return before.flatMap((old): ImportChange[] => {
		const match = now.get(old.id);
		if (!match) {
			const consent = isReported(old) ? "results" : null;
			return [{ consent, what: names.of("matches", old.id), was: textOf(old), becomes: "removed" }];
		}
		if (match === old) return [];
		const what = names.of("matches", match.id);
		const changes: ImportChange[] = [];
		if (MOVE_FIELDS.some((field) => !isSaidAlike(placeOf(old, field), placeOf(match, field)))) {
			// A first time or a first field is no move.
			const isGiven = [old.start, old.field, old.moved].every((value) => value === undefined);
			const onlyGains =
				isSaidAlike(old.moved, match.moved) &&
				(old.start === undefined || isSaidAlike(placeOf(old, "start"), placeOf(match, "start"))) &&
				(old.field === undefined || old.field === match.field);
			changes.push({
				consent: isGiven || onlyGains ? null : "moves",
				what,
				was: placeText(names, old),
				becomes: placeText(names, match),
			});
		}
		if (resultOf(old) !== resultOf(match)) changes.push({ consent: "results", what, was: textOf(old), becomes: textOf(match) });
		return changes;
	});
}

/** Instants are compared as such, however they are written. */
function placeOf(match: CupFileMatch, field: string): unknown {
	const time = (start: string | undefined) => (start === undefined ? null : Date.parse(start));
	if (field === "start") return time(match.start);
	if (field === "field") return match.field;
	return match.moved && { start: time(match.moved.start), field: match.moved.field };
}

function placeText(names: NounNames, { start, field, moved }: CupFileMatch): string {
	const text = (place: Pick<CupFileMatch, "start" | "field">) =>
		`${place.start ? names.time(place.start, place.field ?? field) : "no time"}, ${place.field ? names.field(place.field) : "no field"}`;
	return `${text({ start, field })}${moved ? ` (moved from ${text({ start: moved.start ?? start, field: moved.field ?? field })})` : ""}`;
}

const scoreText = ({ home, away }: { home: number; away: number }) => `${home}–${away}`;

/** Whether it was played, and not how it went. */
const statusText = ({ status }: CupFileMatch): string =>
	(({ finished: "played", scheduled: "not played" }) as Partial<Record<CupFileMatch["status"], string>>)[status] ?? status;

function resultText(match: CupFileMatch): string {
	const { status, score, halfTime, regularTime, shootOut, decidedBy, winner, period, minute, events } = match;
	const parts = [
		score && scoreText(score),
		status === "finished" && score ? undefined : status === "scheduled" ? "not played" : status,
		period,
		minute === undefined ? undefined : `${minute}'`,
		halfTime && `${scoreText(halfTime)} at half-time`,
		regularTime && `${scoreText(regularTime)} in regular time`,
		shootOut && `${scoreText(shootOut)} in the shoot-out`,
		decidedBy && `decided by ${decidedBy}`,
		winner && (winner === "none" ? "both lose" : `${winner} wins`),
		events && events.length > 0 ? `${events.length} ${events.length === 1 ? "event" : "events"}` : undefined,
	];
	return parts.filter((part) => part !== undefined).join(", ");
}

/** Every other field of the nouns that both have. */
function fieldChanges(names: NounNames, was: Cells, becomes: Cells, consent: "rest" | null): ImportChange[] {
	return Object.entries(was).flatMap(([key, fields]): ImportChange[] => {
		const [kind, id] = key.split(" ") as [CellKind, string];
		const now = becomes[key];
		if (!now) {
			if (kind === "matches") return [];
			return [{ consent: null, what: names.of(kind, id), was: "there", becomes: "removed" }];
		}
		return [...new Set([...Object.keys(fields), ...Object.keys(now)])].flatMap((field): ImportChange[] => {
			if (isToldElsewhere(kind, field) || isSaidAlike(fields[field], now[field])) return [];
			const [old, text] = [valueText(names, fields[field]), valueText(names, now[field])];
			if (old === text) return [];
			const gains = fields[field] === undefined;
			return [{ consent: gains ? null : consent, what: `${names.of(kind, id)}, ${fieldText(field)}`, was: old, becomes: text }];
		});
	});
}

const isToldElsewhere = (kind: CellKind, field: string): boolean =>
	(kind === "matches" && SINGLE_FIELDS.includes(field)) ||
	(kind === "editions" && field.startsWith("published.")) ||
	(kind === "categories" && field === "publishes");

/** "streamingInfo" as "streaming info" */
const fieldText = (field: string) => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(".", " ");

const LONGEST_TEXT = 60;

function valueText(names: NounNames, value: unknown): string {
	if (value === undefined || value === null) return NOTHING;
	if (Array.isArray(value)) return value.length === 0 ? "none" : value.map((one) => valueText(names, one)).join(", ");
	if (typeof value === "string") return names.called(value);
	const text = typeof value === "object" ? JSON.stringify(value) : String(value);
	return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}

/** The nouns that an import took out of the record, with what stood in them. */
export function removedNouns(before: CupState | undefined, after: CupState): Set<string> {
	const keysOf = (state: CupState | undefined) =>
		state ? [...cellsOf(state).values()].flatMap((cells) => Object.keys(cells)) : [];
	const there = new Set(keysOf(after));
	return new Set(keysOf(before).filter((key) => !there.has(key)));
}

/** What a source named last time and no longer does, although it lists all of its kind; by its name. */
export function leftOut(
	{ lists, keptAs }: { readonly lists?: readonly Removable[]; readonly keptAs?: string },
	said: ReturnType<typeof cellsOf>,
	after: CupState,
	last: LastImports,
): string[] {
	if (keptAs === undefined || !lists) return [];
	const names = new NounNames(after);
	const there = cellsOf(after);
	return [...said].flatMap(([edition, cells]) =>
		Object.keys(last.of(keptAs, edition)).flatMap((key) => {
			const [kind, id] = key.split(" ") as [CellKind, string];
			const isListed = kind !== "cup" && lists.includes(kind);
			return isListed && !(nounKey(kind, id) in cells) && there.get(edition)?.[key] ? [names.of(kind, id)] : [];
		}),
	);
}
