import { CUP_FILE_FORMAT, type EditionRecord } from "../../results/record/cup-file.ts";
import type { Removable } from "../../results/record/cup-file-change.ts";
import { walkNouns } from "../../results/record/cup-state.ts";
import type { Fault } from "../../results/record/fault.ts";
import { printPath } from "../../results/record/input/json-path.ts";
import type { Source } from "../../results/record/input/source.ts";
import type { LastingRecord } from "../../results/record/read.ts";
import { PRESET_OF } from "./categories/rules.ts";
import { oneFaultPerCause } from "./causes.ts";
import { CATEGORIES } from "./columns/categories.ts";
import { MATCHES } from "./columns/matches.ts";
import type { Sheet } from "./columns/sheet.ts";
import { CLUBS, TEAMS } from "./columns/teams.ts";
import { deduplicateFaults } from "./deduplicate-faults.ts";
import type { DivisionDraft, Draft } from "./draft.ts";
import type { Undrawn } from "./matches/draw-from-matches.ts";

/** The recorded cup, with the edition if it exists. */
export type Present = LastingRecord & Partial<Pick<EditionRecord, "edition">>;

/** The kinds of which a sheet lists all nouns. */
const LISTS = [
	["categories", CATEGORIES],
	["teams", TEAMS],
	["matches", MATCHES],
	["clubs", CLUBS],
] as const satisfies readonly (readonly [Removable, Sheet])[];

const NOTHING_PUBLISHED = { clubs: false, teams: false, lot: false, schedule: false };

/** A source with the faults of its sheets before they are joined and put into a language. */
export type AssembledSource = Source & {
	readonly ownFaults: readonly Fault[];
	/** Teams of a schedule that are in no group, or were put in one now. */
	readonly undrawn?: Undrawn;
};

/** The cup file made from the sheets, with the positions in them. Nouns new to the record get default values. */
export function assemble(draft: Draft, present: Present | undefined): AssembledSource {
	const known = idsOf(present);
	/** Of the record, and nothing of it is new. */
	const isSilent = (noun: { id: string | number }, inside: readonly object[] = []) =>
		draft.record?.isOwn(noun) === true && Object.keys(ownOf(noun)).length === 1 && inside.length === 0;
	const broken = new Set<object>();
	/** @param inside the lists of nouns in it */
	const made = <Noun extends { id: string | number }, Inside extends object>(kind: string, noun: Noun, inside: Inside) => {
		const isNew = !known.has(`${kind} ${noun.id}`);
		const stated = draft.record?.isOwn(noun) ? ownOf(noun) : noun;
		const whole = { ...(isNew && draft.defaults.get(noun)), ...stated, ...inside };
		draft.origins.pass(noun, whole);
		if (draft.isBroken(noun)) broken.add(whole);
		return whole;
	};
	const movedTo = new Map(
		draft.categories.flatMap(({ stages }) =>
			stages.flatMap(({ divisions }) =>
				divisions.flatMap(({ noun, drawn }) => drawn.map(({ team }) => [team.noun.id, noun.id] as const)),
			),
		),
	);
	const division = (one: DivisionDraft) => {
		// If a draw could not be read completely, the recorded one stays: a missing team has not left it.
		const stays = draft.drawIsIncomplete && known.has(`divisions ${one.noun.id}`);
		const draw = draft.record ? overRecord(draft.record.drawOf(one, movedTo)) : drawOf(one);
		const whole = made("divisions", one.noun, stays ? {} : draw);
		const origin = draft.origins.of(one.noun);
		const cells = one.drawn.map(({ cell }, at) => [`teams.${at}`, cell] as const);
		const place = origin ?? one.namedIn;
		if (place) {
			const own = origin?.cells ?? [["name", one.namedIn] as const];
			draft.origins.set(whole, { file: place.file, line: place.line, cells: new Map([...own, ...cells]) });
		}
		return whole;
	};
	const input = {
		format: CUP_FILE_FORMAT,
		cup: made("cup", draft.cup, {}),
		clubs: draft.clubs.flatMap(({ noun }) => {
			if (isSilent(noun)) return [];
			const whole = made("clubs", noun, {});
			// It would get the cup's nation, whose cell is faulty.
			if (draft.nationIsWrong && noun.nation === undefined) broken.add(whole);
			return whole;
		}),
		arenas: draft.arenas.flatMap(({ noun, fields }) => {
			const stated = fields.filter((field) => !isSilent(field.noun));
			return isSilent(noun, stated)
				? []
				: made("arenas", noun, { fields: stated.map((field) => made("fields", field.noun, {})) });
		}),
		editions: draft.edition
			? [
					made("editions", draft.edition, {
						...(!known.has(`editions ${draft.edition.id}`) && {
							published: { ...NOTHING_PUBLISHED, ...draft.edition.published },
						}),
						...(draft.announcements.length > 0 && { announcements: draft.announcements }),
						categories: draft.categories.map(({ noun, stages }) =>
							made("categories", noun, {
								stages: stages.map((stage) => {
									const whole = made("stages", stage.noun, { divisions: stage.divisions.map(division) });
									// The number of advancing teams is unknown if groups could not be read completely.
									if (draft.drawIsIncomplete && stage.type === "group") broken.add(whole);
									return whole;
								}),
							}),
						),
						teams: draft.teams.flatMap(({ noun }) => (isSilent(noun) ? [] : made("teams", noun, {}))),
						matches: [...draft.matches, ...draft.recorded].map(({ noun }) => made("matches", noun, {})),
						...(draft.facts.length > 0 && { facts: draft.facts }),
						...(draft.streams.length > 0 && { streams: draft.streams.map((stream) => made("streams", stream, {})) }),
					}),
				]
			: [],
		...(draft.removed.length > 0 && { remove: removed(draft) }),
	};
	const taken = draft.categories.filter(({ noun }) => draft.withoutPreset.has(noun) && !known.has(`categories ${noun.id}`));
	const language = draft.folder.language;
	const placeOf: Source["placeOf"] = (path) => draft.origins.placeOf(input, path);
	return {
		file: draft.folder.name,
		input,
		faults: (draft.isOverRecord ? oneFaultPerCause(draft.faults) : deduplicateFaults(draft.faults)).map((fault) =>
			draft.folder.say(fault),
		),
		ownFaults: draft.faults,
		...(draft.undrawn && { undrawn: draft.undrawn }),
		say: (fault) => draft.folder.say(fault),
		lineOf: (path) => placeOf(path).line,
		placeOf,
		broken: pathsOf(input, broken),
		...(taken.length > 0 && {
			presetsTaken: [
				{
					...{ language, preset: PRESET_OF[draft.sport] },
					categories: taken.map(({ noun }) => noun.shortName?.[language] ?? noun.id),
				},
			],
		}),
		lists: LISTS.flatMap(([kind, sheet]) =>
			draft.folder.has(sheet) && !(kind === "matches" && draft.recorded.length > 0) ? [kind] : [],
		),
	};
}

/** Of a noun of the record what a sheet added to it, with its id: its own fields stay as they are. */
function ownOf<Noun extends { id: string | number }>(noun: Noun): Noun {
	const { id, nation, surface, size, advance } = noun as Noun & Record<string, unknown>;
	return Object.fromEntries(
		Object.entries({ id, nation, surface, size, advance }).filter(([, value]) => value !== undefined),
	) as Noun;
}

const overRecord = (teams: string[] | undefined): { teams?: string[] } => (teams ? { teams } : {});

function drawOf({ stage, drawn }: DivisionDraft): { teams?: string[] } {
	if (stage.type === "playoff" || drawn.length === 0) return {};
	const order = drawn.toSorted((a, b) => (a.seat ?? drawn.length) - (b.seat ?? drawn.length));
	return { teams: order.map(({ team }) => team.noun.id) };
}

function removed(draft: Draft): Partial<Record<Removable, string[]>> {
	const remove: Partial<Record<Removable, string[]>> = {};
	for (const kind of new Set(draft.removed.map(({ kind }) => kind))) {
		const ofKind = draft.removed.filter((one) => one.kind === kind);
		const ids = ofKind.map(({ id }) => id);
		const [first] = ofKind;
		const cells = new Map(ofKind.map(({ cell }, at) => [String(at), cell]));
		draft.origins.set(ids, { file: first!.cell.file, line: first!.cell.line, cells });
		remove[kind] = ids;
	}
	return remove;
}

function idsOf(present: Present | undefined): Set<string> {
	const ids = new Set<string>();
	if (!present) return ids;
	const { cup, clubs, arenas, edition } = present;
	ids.add(`cup ${cup.id}`);
	walkNouns({ clubs, arenas, editions: edition ? [edition] : [] }, (kind, noun) => ids.add(`${kind} ${noun.id}`));
	return ids;
}

/** The printed paths of these objects, which are the input or elements of its lists. */
function pathsOf(input: object, wanted: ReadonlySet<object>): Set<string> {
	const paths = new Set<string>();
	const look = (value: unknown, path: (string | number)[]) => {
		if (typeof value !== "object" || value === null) return;
		if (wanted.has(value)) paths.add(printPath(path));
		if (Array.isArray(value)) for (const [at, item] of value.entries()) look(item, [...path, at]);
		else for (const [key, item] of Object.entries(value)) if (Array.isArray(item) || wanted.has(item)) look(item, [...path, key]);
	};
	look(input, []);
	return paths;
}
