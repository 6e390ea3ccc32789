import { doublyEncoded } from "../../cup/plain-text.ts";
import { nameKey } from "../../cup/search/name-key.ts";
import type { CupFileArena, CupFileCup, CupFileFact } from "../../results/record/cup-file.ts";
import type {
	AnnouncementChange,
	ArenaChange,
	CategoryChange,
	EditionChange,
	MatchChange,
	Removable,
	StageChange,
	StreamChange,
	TeamChange,
} from "../../results/record/cup-file-change.ts";
import type { Fault } from "../../results/record/fault.ts";
import type { Cell } from "./file/cell.ts";
import type { Row } from "./file/row.ts";
import type { Folder } from "./folder.ts";
import type { Undrawn } from "./matches/draw-from-matches.ts";
import { Origins } from "./place-of.ts";
import type { RecordBase } from "./record-base.ts";
import { readYesNo } from "./words/vocabularies.ts";

/** Things by their names in sheets: without case, accents and punctuation. */
class NameIndex<Thing> {
	readonly #things = new Map<string, Thing[]>();

	/** A name in the wrong encoding is reported itself; other sheets with the correct name find it too. */
	add(thing: Thing, ...names: readonly (string | undefined)[]): void {
		const written = names.flatMap((name) => (name === undefined ? [] : [name, doublyEncoded(name) ?? name]));
		for (const key of new Set(written.map(keyOf))) {
			const called = this.#things.get(key);
			if (called) called.push(thing);
			else this.#things.set(key, [thing]);
		}
	}

	/** In the order of addition. */
	called(name: string): readonly Thing[] {
		return this.#things.get(keyOf(name)) ?? [];
	}
}
/** A name with only punctuation is its own key. */
const keyOf = (name: string): string => nameKey(name) || name;

export type CategoryDraft = {
	readonly noun: CategoryChange;
	/** Its names in other sheets. */
	readonly names: readonly string[];
	readonly stages: StageDraft[];
	/** A sheet lists its stages, so no others are made. */
	stagesAreListed: boolean;
	readonly goesOn: AdvancementCell | undefined;
};
export type StageDraft = {
	readonly noun: StageChange;
	readonly category: CategoryDraft;
	readonly type: "group" | "playoff";
	readonly divisions: DivisionDraft[];
	readonly goesOn: AdvancementCell | undefined;
};
/** The cell about advancing positions. */
export type AdvancementCell = {
	readonly text: string;
	readonly fail: (words: { message: string; expected: string }) => void;
	readonly cell: Cell;
};
export type DivisionDraft = {
	readonly noun: { id: string; name?: string; teams?: string[] };
	readonly stage: StageDraft;
	readonly name: string;
	/** In the order of the draw. */
	readonly drawn: DrawEntry[];
	/** A row of the sheet of divisions states it. */
	readonly isListed: boolean;
	/** The cell that first names it, if no sheet lists it. */
	namedIn?: Cell | undefined;
};
export type DrawEntry = { readonly team: TeamDraft; readonly cell: Cell | undefined; readonly seat: number | undefined };
export type TeamDraft = {
	readonly noun: TeamChange;
	/** Undefined: its row does not state it. */
	readonly category: CategoryDraft | undefined;
	/** Club and suffix. */
	readonly name: string;
	/** Its club is missing in the sheet of clubs, so its name is uncertain. */
	readonly isDoubtful?: boolean;
};
export type ClubDraft = { readonly noun: { id: string; name?: string; nation?: string }; readonly name: string };
export type ArenaDraft = {
	readonly noun: Omit<ArenaChange, "fields"> & { fields: CupFileArena["fields"][number][] };
	readonly name: string;
	readonly zone: string | undefined;
	readonly fields: FieldDraft[];
};
export type FieldDraft = { readonly noun: CupFileArena["fields"][number]; readonly name: string; readonly arena: ArenaDraft };
export type MatchDraft = {
	readonly noun: MatchChange;
	readonly row: Row;
	readonly division: DivisionDraft;
	readonly number: string | undefined;
	readonly round: MatchChange["round"];
	readonly position: number | undefined;
};

/** The cup file in the making, while a folder's sheets are read. */
export class Draft {
	readonly folder: Folder;
	readonly faults: Fault[];
	readonly origins: Origins;
	cup: Partial<CupFileCup> & { id: number };
	cupName = "";
	edition: EditionChange | undefined;
	/** Sheets of a workbook state what is new over what the record has. */
	isOverRecord = false;
	record: RecordBase | undefined;
	/** Teams of a schedule that are in no group; undefined: there are none. */
	undrawn: Undrawn | undefined;
	/** Undefined: not stated, or not a zone. */
	zone: string | undefined;
	sport: CupFileCup["sport"] = "football";
	/** The default of clubs without one. */
	nation: string | undefined;
	nationIsWrong = false;
	readonly clubs: ClubDraft[] = [];
	readonly arenas: ArenaDraft[] = [];
	readonly categories: CategoryDraft[] = [];
	readonly teams: TeamDraft[] = [];
	readonly matches: MatchDraft[] = [];
	readonly categoriesByName = new NameIndex<CategoryDraft>();
	/** By id, and with or without the arena. */
	readonly fieldsByName = new NameIndex<FieldDraft>();
	readonly clubsByName = new NameIndex<ClubDraft>();
	readonly teamsByName = new NameIndex<TeamDraft>();
	/** By number and id. */
	readonly matchesByName = new NameIndex<MatchDraft>();
	/** The ids of recorded matches. */
	matchesThere: ReadonlySet<string> = new Set();
	/** Recorded matches whose row only has new values. */
	readonly recorded: { readonly noun: MatchChange; readonly line: number }[] = [];
	/** Keys of the arenas with a field in a row of matches or in the record. */
	arenasWithFields: ReadonlySet<string> = new Set();
	/** The names of recorded arenas. */
	arenasThere: readonly string[] = [];
	readonly facts: CupFileFact[] = [];
	readonly announcements: AnnouncementChange[] = [];
	readonly streams: StreamChange[] = [];
	/** Numbers and ids of matches whose rows do not determine their place in the cup. */
	readonly unplaced = new NameIndex<Row>();
	hasUnplaced = false;
	/** The folder has no sheet of categories, which has been reported. */
	categoriesAreMissing = false;
	/** A team's row has no usable name, which has been reported: an unknown name may be this team's. */
	hasUnnamedTeam = false;
	/** A draw could not be read completely, so its groups' sizes are unknown. */
	drawIsIncomplete = false;
	readonly removed: { readonly kind: Removable; readonly id: string; readonly cell: Cell }[] = [];
	/** Default values for nouns that are new to the record; existing nouns keep theirs. */
	readonly defaults = new Map<object, object>();
	/** Categories whose row names no preset. */
	readonly withoutPreset = new Set<object>();
	readonly #rows = new Map<object, Row>();

	constructor(folder: Folder, faults: Fault[], cup: number) {
		this.folder = folder;
		this.faults = faults;
		this.origins = new Origins(folder.name);
		this.cup = { id: cup };
	}

	addCategory(category: CategoryDraft): void {
		this.categories.push(category);
		this.categoriesByName.add(category, ...category.names);
	}

	addField(field: FieldDraft): void {
		const { arena, name, noun } = field;
		arena.fields.push(field);
		arena.noun.fields.push(noun);
		this.fieldsByName.add(field, noun.id, `${arena.name} ${name}`, `${name}, ${arena.name}`, name);
	}

	addClub(club: ClubDraft): void {
		this.clubs.push(club);
		this.clubsByName.add(club, club.noun.id, club.name);
	}

	addTeam(team: TeamDraft): void {
		this.teams.push(team);
		this.teamsByName.add(team, team.noun.id, team.name);
	}

	addUnplaced(row: Row, number: string | undefined, id: string | undefined): void {
		this.unplaced.add(row, number, id);
		this.hasUnplaced = true;
	}

	addMatch(match: MatchDraft): void {
		this.matches.push(match);
		this.matchesByName.add(match, match.noun.id, match.number);
	}

	/** @param columns of the row, by the noun's fields that they fill */
	comesFrom<Key extends string>(noun: object, row: Row<Key>, columns: Readonly<Record<string, Key>>): void {
		const cells = new Map(Object.entries(columns).map(([field, key]) => [field, row.place(key)]));
		this.origins.set(noun, { file: row.file, line: row.line, cells });
		this.#rows.set(noun, row as Row);
	}

	isBroken(noun: object): boolean {
		return this.#rows.get(noun)?.isBroken ?? false;
	}

	/** @returns whether the row removes the noun: then its other cells are ignored */
	removes(row: Row<"remove">, kind: Removable, id: string): boolean {
		const cell = row.cell("remove");
		if (!cell || row.value("remove", readYesNo) !== true) return false;
		this.removed.push({ kind, id, cell });
		return true;
	}
}
