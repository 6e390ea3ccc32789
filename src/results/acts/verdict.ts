import { type Conflict, IS_IMPOSSIBLE, type PossibleConflict } from "../../cup/programme/conflicts.ts";
import { againstRules, type ProgrammeConflicts, plainConflicts, programmeConflicts } from "../record/conflicts.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import type { MatchChange } from "../record/cup-file-change.ts";

/** The conflicts that an act on the programme causes or makes worse, judged by its whole result. */
export type Verdict = {
	/** Cannot be accepted: a field or a team twice at one time, or a match before one that determines its teams. */
	readonly impossible: readonly Conflict[];
	/** May be accepted: rest, ways, hours, and the rules of the schedule. */
	readonly againstRules: readonly Conflict[];
	/** Only arise if a team gets into a match that it may still reach: shown, never blocking. */
	readonly noticed: readonly PossibleConflict[];
};

export const NOTHING_BROKEN: Verdict = { impossible: [], againstRules: [], noticed: [] };

/** @returns the edition as it will be */
export function withMatches(record: EditionRecord, changes: readonly MatchChange[]): EditionRecord {
	const changeOf = new Map(changes.map((change) => [change.id, change]));
	const matches = record.edition.matches.map((match) => {
		const change = changeOf.get(match.id);
		return change ? laidOver(match, change) : match;
	});
	return { ...record, edition: { ...record.edition, matches } };
}

/** Like an import: null removes a value, what is left out stays. */
function laidOver(match: CupFileMatch, { home, away, ...change }: MatchChange): CupFileMatch {
	const given = Object.entries(change).filter(([, value]) => value !== undefined);
	const laid = Object.entries({ ...match, ...Object.fromEntries(given) }).filter(([, value]) => value !== null);
	return { ...(Object.fromEntries(laid) as CupFileMatch), home: sideOver(match.home, home), away: sideOver(match.away, away) };
}

function sideOver(side: CupFileMatch["home"], change: MatchChange["home"]): CupFileMatch["home"] {
	if (!change) return side;
	const given = Object.entries(change).filter(([, value]) => value !== undefined);
	return Object.fromEntries(Object.entries({ ...side, ...Object.fromEntries(given) }).filter(([, value]) => value !== null));
}

export function verdictOf(before: EditionRecord, after: EditionRecord): Verdict {
	const around = changedMatches(before, after);
	const was = [brokenBefore(before), severitiesOf(againstRules(before, around))];
	const isWorse = (conflict: Conflict | PossibleConflict, of: keyof Broken) => {
		const key = conflictKey(conflict);
		return was.every((broken) => severity(conflict) > (broken[of].get(key) ?? Number.NEGATIVE_INFINITY));
	};
	const now = [plainConflicts(after), againstRules(after, around)];
	const anew = now.flatMap(({ certain }) => certain).filter((conflict) => isWorse(conflict, "certain"));
	return {
		impossible: anew.filter(({ kind }) => IS_IMPOSSIBLE[kind]),
		againstRules: anew.filter(({ kind }) => !IS_IMPOSSIBLE[kind]),
		noticed: now.flatMap(({ possible }) => possible).filter((conflict) => isWorse(conflict, "possible")),
	};
}

/** The matches that an act changes; null: it changes what all are judged by. */
function changedMatches(before: EditionRecord, after: EditionRecord): Set<string> | null {
	const { matches: were, ...rest } = before.edition;
	const { matches: are, ...others } = after.edition;
	const isElse =
		before.arenas !== after.arenas ||
		before.clubs !== after.clubs ||
		Object.entries(others).some(([key, value]) => value !== rest[key as keyof typeof rest]);
	if (isElse) return null;
	const known = new Map(were.map((match) => [match.id, match]));
	return new Set(are.flatMap((match) => (known.get(match.id) === match ? [] : [match.id])));
}

/** @returns the conflicts that an act resolves */
export function endedConflicts(before: EditionRecord, after: EditionRecord): Conflict[] {
	const still = new Set(programmeConflicts(after).certain.map(conflictKey));
	return programmeConflicts(before).certain.filter((conflict) => !still.has(conflictKey(conflict)));
}

type Broken = { readonly certain: ReadonlyMap<string, number>; readonly possible: ReadonlyMap<string, number> };
const broken = new WeakMap<EditionRecord, Broken>();

/** The severity of each existing conflict but the rules'. Cached, since a desk tries many acts on one state of the programme. */
function brokenBefore(record: EditionRecord): Broken {
	const known = broken.get(record);
	if (known) return known;
	const was = severitiesOf(plainConflicts(record));
	broken.set(record, was);
	return was;
}

const severitiesOf = ({ certain, possible }: ProgrammeConflicts): Broken => {
	const severities = (conflicts: readonly (Conflict | PossibleConflict)[]) =>
		new Map(conflicts.map((conflict) => [conflictKey(conflict), severity(conflict)]));
	return { certain: severities(certain), possible: severities(possible) };
};

/** Identifies a conflict, ignoring its minutes. */
const conflictKey = (conflict: Conflict | PossibleConflict): string =>
	[conflict.kind, ...conflict.matches, ...ofKind(conflict)].join(" ");

function ofKind(conflict: Conflict | PossibleConflict): readonly string[] {
	if (conflict.kind === "closed") return [conflict.field, String(conflict.start)];
	if (conflict.kind === "rule") return [conflict.rule];
	if (conflict.kind === "size") return [conflict.size];
	if (conflict.kind === "hours") return [conflict.arena, conflict.day, conflict.edge];
	return "team" in conflict ? [conflict.team] : [];
}

/** Minutes that are missing, or that are too many: comparable between conflicts of one key. */
function severity(conflict: Conflict | PossibleConflict): number {
	if (conflict.kind === "rule") return conflict.lacks;
	if (conflict.kind === "hours") return conflict.outside;
	return "minutes" in conflict ? -conflict.minutes : 0;
}
