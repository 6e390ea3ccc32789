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
import { Origins } from "./place-of.ts";
import { readYesNo } from "./words/vocabularies.ts";

/** Things by the names that sheets call them: without case, accents and punctuation. */
class NameIndex<Thing> {
	readonly #things = new Map<string, Thing[]>();

	/** A name in the wrong letters is a fault of its own: other sheets that write it right mean this thing. */
	add(thing: Thing, ...names: readonly (string | undefined)[]): void {
		const written = names.flatMap((name) => (name === undefined ? [] : [name, doublyEncoded(name) ?? name]));
		for (const key of new Set(written.map(keyOf))) {
			const called = this.#things.get(key);
			if (called) called.push(thing);
			else this.#things.set(key, [thing]);
		}
	}

	/** In the order that they were added. */
	called(name: string): readonly Thing[] {
		return this.#things.get(keyOf(name)) ?? [];
	}
}
/** A name of punctuation alone is itself. */
const keyOf = (name: string): string => nameKey(name) || name;

export type CategoryDraft = {
	readonly noun: CategoryChange;
	/** What other sheets may call it. */
	readonly names: readonly string[];
	readonly stages: StageDraft[];
	/** Its stages stand in a sheet of their own: no others are made. */
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
/** Where the sheet says who goes on. */
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
	/** Said by a row of the divisions' own sheet. */
	readonly isListed: boolean;
	/** The cell that names it first, where no sheet lists it. */
	namedIn?: Cell | undefined;
};
export type DrawEntry = { readonly team: TeamDraft; readonly cell: Cell | undefined; readonly seat: number | undefined };
export type TeamDraft = {
	readonly noun: TeamChange;
	/** Undefined: its row does not tell. */
	readonly category: CategoryDraft | undefined;
	/** Club and suffix. */
	readonly name: string;
	/** Its club is none of the sheet clubs: what it is called nobody knows. */
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

/** The cup file that the sheets of a folder become, while they are read. */
export class Draft {
	readonly folder: Folder;
	readonly faults: Fault[];
	readonly origins: Origins;
	cup: Partial<CupFileCup> & { id: number };
	cupName = "";
	edition: EditionChange | undefined;
	/** Undefined: nobody says it, or what is said is no zone. */
	zone: string | undefined;
	sport: CupFileCup["sport"] = "football";
	/** Of clubs that state none. */
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
	/** The ids of the matches that the record has. */
	matchesThere: ReadonlySet<string> = new Set();
	/** Matches of the record of which a row says no more than what is new. */
	readonly recorded: { readonly noun: MatchChange; readonly line: number }[] = [];
	/** Keys of the arenas of which a row of matches, or the record, names a field. */
	arenasWithFields: ReadonlySet<string> = new Set();
	/** The names of the arenas that the record has. */
	arenasThere: readonly string[] = [];
	readonly facts: CupFileFact[] = [];
	readonly announcements: AnnouncementChange[] = [];
	readonly streams: StreamChange[] = [];
	/** Numbers and ids of matches whose place in the cup their rows do not tell. */
	readonly unplaced = new NameIndex<Row>();
	hasUnplaced = false;
	/** The folder has no sheet of categories, and that is said. */
	categoriesAreMissing = false;
	/** A team's row does not tell what it is called, and that is said: a name that nobody has may be its. */
	hasUnnamedTeam = false;
	/** Not all of a draw could be read: how large its groups are nobody can say. */
	drawIsIncomplete = false;
	readonly removed: { readonly kind: Removable; readonly id: string; readonly cell: Cell }[] = [];
	/** What a noun has where it is new to the record; what it has already stays. */
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

	/** @param columns of the row, by the noun's fields that they are read into */
	comesFrom<Key extends string>(noun: object, row: Row<Key>, columns: Readonly<Record<string, Key>>): void {
		const cells = new Map(Object.entries(columns).map(([field, key]) => [field, row.place(key)]));
		this.origins.set(noun, { file: row.file, line: row.line, cells });
		this.#rows.set(noun, row as Row);
	}

	isBroken(noun: object): boolean {
		return this.#rows.get(noun)?.isBroken ?? false;
	}

	/** @returns whether the row says that the noun is to be removed: then nothing else of it counts */
	removes(row: Row<"remove">, kind: Removable, id: string): boolean {
		const cell = row.cell("remove");
		if (!cell || row.value("remove", readYesNo) !== true) return false;
		this.removed.push({ kind, id, cell });
		return true;
	}
}
