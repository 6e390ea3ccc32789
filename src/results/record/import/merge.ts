import type { z } from "zod";
import { hasBegun } from "../../../cup/match/kick-off.ts";
import { SIDE_NAMES } from "../../../cup/match/match.ts";
import { publishedWhen } from "../announcing.ts";
import type { Report } from "../check/fault-report.ts";
import type {
	CupFileAnnouncement,
	CupFileArena,
	CupFileCategory,
	CupFileCup,
	CupFileDivision,
	CupFileEdition,
	CupFileField,
	CupFileMatch,
	CupFileStage,
	CupFileStream,
	CupFileTeam,
} from "../cup-file.ts";
import { cup, nouns } from "../cup-file.ts";
import type {
	AnnouncementChange,
	ArenaChange,
	CategoryChange,
	EditionChange,
	MatchChange,
	Removable,
	StageChange,
	TeamChange,
} from "../cup-file-change.ts";
import type { CupState, Noun } from "../cup-state.ts";
import { type JsonPath, printPath } from "../input/json-path.ts";
import type { ShapeCheck } from "../input/shape.ts";
import { shapeFaults } from "../input/shape-fault.ts";
import { dropContradictedGoals } from "./contradicted-goals.ts";
import type { Ownership } from "./ownership.ts";
import { settleResult } from "./settled-result.ts";

export type MergeOptions = {
	/** The present time by a cup's clock. */
	readonly now: (cup: Pick<CupFileCup, "clock">) => string;
};

/** The schema that a new noun must satisfy. Its lists of nouns may be left out: they are empty then. */
const WHOLE: Record<Removable, z.ZodObject | null> = {
	editions: nouns.edition.omit({ categories: true, teams: true, matches: true, announcements: true, facts: true, streams: true }),
	clubs: nouns.club,
	arenas: nouns.arena.omit({ fields: true }),
	fields: nouns.field,
	announcements: nouns.announcement,
	categories: nouns.category.omit({ stages: true }),
	stages: nouns.stage.omit({ divisions: true }),
	divisions: nouns.division,
	teams: nouns.team,
	matches: nouns.match,
	facts: null,
	streams: nouns.stream,
};

/** Applies a change to a value: fields left out stay, null removes a value. */
function overlay<Whole extends object>(before: Whole | undefined, change: object, inside: Partial<Whole> = {}): Whole {
	const merged: Record<string, unknown> = { ...before };
	for (const [key, value] of Object.entries(change)) {
		if (value === null) delete merged[key];
		else if (value !== undefined) merged[key] = value;
	}
	return Object.assign(merged, inside) as Whole; // complete if it was complete before; else the caller checks it
}

/** @returns undefined if nothing is left */
function overlayPart<Part extends object>(before: Part | undefined, change: object | null | undefined): Part | undefined {
	if (change === undefined) return before;
	if (change === null) return undefined;
	const merged = overlay(before, change);
	return Object.keys(merged).length === 0 ? undefined : merged;
}

/** Applies one file to a cup. Faults are reported, and their nouns stay unchanged. */
export class Merge {
	readonly #shaped: ShapeCheck;
	readonly #report: Report;
	readonly #ownership: Ownership;
	readonly #options: MergeOptions;
	#now = "";

	constructor(shaped: ShapeCheck, report: Report, ownership: Ownership, options: MergeOptions) {
		this.#shaped = shaped;
		this.#report = report;
		this.#ownership = ownership;
		this.#options = options;
	}

	/** @param before undefined if the record has no such cup */
	cup(before: CupState | undefined): CupState {
		const change = this.#shaped.change;
		if (!change) throw new Error("A file without a shape cannot be merged.");
		const merged = overlay(before?.cup, change.cup);
		this.#now = this.#options.now(merged);
		this.#report.comesFrom(merged, { source: this.#shaped.source, path: ["cup"] });
		const isFaulted = this.#shaped.broken.has("cup") || this.#shaped.faults.some(({ path }) => path?.startsWith("cup"));
		if (!before && !isFaulted) this.#missing(cup, merged, ["cup"]);
		return {
			cup: merged,
			clubs: this.#list("clubs", "", before?.clubs, change.clubs, ["clubs"], (club, change) => overlay(club, change)),
			arenas: this.#list("arenas", "", before?.arenas, change.arenas, ["arenas"], (...of) => this.#arena(...of)),
			editions: this.#list("editions", "", before?.editions, change.editions, ["editions"], (...of) => this.#edition(...of)),
		};
	}

	#arena(before: CupFileArena | undefined, change: ArenaChange, path: JsonPath): CupFileArena {
		const fields = this.#list("fields", change.id, before?.fields, change.fields, [...path, "fields"], (field, change) =>
			overlay<CupFileField>(field, change),
		);
		return overlay(before, change, { fields });
	}

	#edition(before: CupFileEdition | undefined, change: EditionChange, path: JsonPath): CupFileEdition {
		const { id } = change;
		const announcements = this.#list(
			"announcements",
			id,
			before?.announcements,
			change.announcements,
			[...path, "announcements"],
			(announcement, change) => this.#announcement(announcement, change),
		);
		const facts = this.#list("facts", id, before?.facts, change.facts, [...path, "facts"], (_, fact) => fact);
		const streams = this.#list("streams", id, before?.streams, change.streams, [...path, "streams"], (stream, change) =>
			overlay<CupFileStream>(stream, change),
		);
		const edition = overlay(before, change, {
			categories: this.#list("categories", id, before?.categories, change.categories, [...path, "categories"], (...of) =>
				this.#category(...of),
			),
			teams: this.#list("teams", id, before?.teams, change.teams, [...path, "teams"], (team, change) => this.#team(team, change)),
			matches: this.#list("matches", id, before?.matches, change.matches, [...path, "matches"], (match, change, path) =>
				this.#match(match, change, path),
			),
			announcements,
			facts,
			streams,
		});
		for (const list of ["announcements", "facts", "streams"] as const) if (edition[list]?.length === 0) delete edition[list];
		if (change.published) edition.published = overlay(before?.published, change.published);
		return edition;
	}

	#announcement(before: CupFileAnnouncement | undefined, change: AnnouncementChange): CupFileAnnouncement {
		const { publishedAt: given, ...rest } = change;
		const { publishedAt: _, ...announcement } = overlay(before, rest);
		if (announcement.audience?.kind === "all") delete announcement.audience;
		// Without a text a new one is refused anyway.
		const publishedAt = announcement.text && publishedWhen(given, { text: announcement.text, before }, this.#now);
		return { ...announcement, ...(publishedAt && { publishedAt }) };
	}

	#category(before: CupFileCategory | undefined, change: CategoryChange, path: JsonPath): CupFileCategory {
		const stages = this.#list("stages", change.id, before?.stages, change.stages, [...path, "stages"], (...of) =>
			this.#stage(...of),
		);
		return overlay(before, change, { stages });
	}

	#stage(before: CupFileStage | undefined, change: StageChange, path: JsonPath): CupFileStage {
		const divisions = this.#list(
			"divisions",
			change.id,
			before?.divisions,
			change.divisions,
			[...path, "divisions"],
			(division, change) => overlay<CupFileDivision>(division, change),
		);
		return overlay(before, change, { divisions });
	}

	#team(before: CupFileTeam | undefined, change: TeamChange): CupFileTeam {
		const { shirts, ...rest } = change;
		const both = overlayPart(before?.shirts, shirts);
		const team = overlay(before, rest);
		if (both) return { ...team, shirts: both };
		delete team.shirts;
		return team;
	}

	#match(before: CupFileMatch | undefined, change: MatchChange, path: JsonPath): CupFileMatch {
		const { home, away, ...rest } = change;
		const match = overlay(before, rest);
		if (home) match.home = overlay(before?.home, home);
		if (away) match.away = overlay(before?.away, away);
		const { source } = this.#shaped;
		if (before && source.keptAs !== undefined) this.#keepTeams(before, match, path);
		if (before && source.keptAs !== undefined) settleResult(match, rest);
		const words = before && source.keptAs === "openfootball" ? dropContradictedGoals(match, rest) : null;
		if (words) this.#report.at({ source, path: [...path, "score"] }, "warning", words);
		return match;
	}

	/** From its kick-off on, a match keeps its teams, whatever a file states (DECISIONS §3). */
	#keepTeams(before: CupFileMatch, match: CupFileMatch, path: JsonPath): void {
		if (!hasBegun(before) || !hasBegun(match)) return;
		for (const side of SIDE_NAMES) {
			const { team } = before[side];
			if (team === undefined || match[side].team === team) continue;
			const value = match[side].team ?? null;
			match[side] = { ...match[side], team };
			this.#report.at({ source: this.#shaped.source, path: [...path, side, "team"] }, "warning", {
				value,
				message: `another team in a match that ${team} has played; it keeps its teams`,
				expected: `"${team}"; to change who played it, take its result back first`,
			});
		}
	}

	#list<Whole extends Noun, Change extends Noun>(
		kind: Removable,
		owner: string,
		before: readonly Whole[] | undefined,
		changes: readonly Change[] | undefined,
		path: JsonPath,
		merge: (before: Whole | undefined, change: Change, path: JsonPath) => Whole,
	): Whole[] {
		const merged = new Map((before ?? []).map((noun) => [noun.id, noun]));
		for (const [at, change] of (changes ?? []).entries()) {
			const origin = { source: this.#shaped.source, path: [...path, at] };
			const printed = printPath(origin.path);
			if (this.#shaped.dropped.has(printed) || !this.#ownership.claim(kind, change.id, owner, origin)) continue;
			const was = merged.get(change.id);
			const noun = merge(was, change, origin.path);
			this.#report.comesFrom(noun, origin);
			if (this.#shaped.broken.has(printed)) this.#report.breaks(noun);
			else if (!was && this.#missing(WHOLE[kind], noun, origin.path)) this.#report.breaks(noun);
			merged.set(noun.id, noun);
		}
		return [...merged.values()];
	}

	/** @returns whether a new noun lacks a field, which is reported */
	#missing(whole: z.ZodObject | null, noun: object, path: JsonPath): boolean {
		const own = whole && Object.fromEntries(Object.entries(noun).filter(([key]) => key in whole.shape));
		const result = whole?.safeParse(own);
		if (!result || result.success) return false;
		const faults = result.error.issues.flatMap((issue) =>
			shapeFaults(this.#shaped.source, { ...issue, path: [...path, ...issue.path] }),
		);
		this.#report.faults.push(...faults.map((fault) => this.#shaped.source.say?.(fault) ?? fault));
		return true;
	}
}
