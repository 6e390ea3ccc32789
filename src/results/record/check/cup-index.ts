import type {
	CupFileArena,
	CupFileCategory,
	CupFileClub,
	CupFileDivision,
	CupFileEdition,
	CupFileField,
	CupFileMatch,
	CupFileStage,
	CupFileTeam,
} from "../cup-file.ts";
import type { CupState } from "../cup-state.ts";
import { NounNames } from "../naming/noun-names.ts";
import { NamesInTwo } from "./names-in-two.ts";

export type PlacedStage = { readonly stage: CupFileStage; readonly category: CupFileCategory };
export type PlacedDivision = PlacedStage & { readonly division: CupFileDivision };

/** The possible targets of an edition's references. */
export type EditionIndex = {
	readonly edition: CupFileEdition;
	readonly clubs: ReadonlyMap<string, CupFileClub>;
	readonly arenas: ReadonlyMap<string, CupFileArena>;
	readonly fields: ReadonlyMap<string, { readonly field: CupFileField; readonly arena: CupFileArena }>;
	readonly categories: ReadonlyMap<string, CupFileCategory>;
	readonly stages: ReadonlyMap<string, PlacedStage>;
	readonly divisions: ReadonlyMap<string, PlacedDivision>;
	readonly teams: ReadonlyMap<string, CupFileTeam>;
	readonly matches: ReadonlyMap<string, CupFileMatch>;
	/** "edition 2018", for messages. */
	readonly name: string;
	readonly zone: string;
	/** @returns display names, in the language of the fault's reader */
	names(): NamesInTwo;
};

const byId = <Noun extends { readonly id: string }>(nouns: readonly Noun[]) => new Map(nouns.map((noun) => [noun.id, noun]));

/** @returns the index of each edition of the state */
export function indexOf(state: CupState): EditionIndex[] {
	const clubs = byId(state.clubs);
	const arenas = byId(state.arenas);
	const fields = new Map(state.arenas.flatMap((arena) => arena.fields.map((field) => [field.id, { field, arena }])));
	let names: NamesInTwo | undefined; // made on first use: most imports need none
	return state.editions.map((edition) => ({
		edition,
		clubs,
		arenas,
		fields,
		categories: byId(edition.categories),
		stages: new Map(
			edition.categories.flatMap((category) => category.stages.map((stage) => [stage.id, { stage, category }] as const)),
		),
		divisions: new Map(
			edition.categories.flatMap((category) =>
				category.stages.flatMap((stage) =>
					stage.divisions.map((division) => [division.id, { division, stage, category }] as const),
				),
			),
		),
		teams: byId(edition.teams),
		matches: byId(edition.matches),
		name: `edition ${edition.year ?? edition.id}`,
		zone: state.cup.zone,
		names: () => {
			names ??= new NamesInTwo(new NounNames(state));
			return names;
		},
	}));
}
