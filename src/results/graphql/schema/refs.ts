import type { Standings } from "../../../cup/tables/standings.ts";
import type { Tie } from "../../../cup/tables/tie.ts";
import type { ArenaEntity, FieldEntity } from "../../edition/building/arena-entities.ts";
import type { StreamEntity } from "../../edition/building/stream-entities.ts";
import type {
	BracketEntity,
	CategoryEntity,
	ClubEntity,
	DivisionEntity,
	EditionKey,
	MatchEntity,
	NationEntity,
	RulesEntity,
	SideEntity,
	StageEntity,
	TableEntity,
	TeamEntity,
	TournamentEntity,
} from "../../edition/entities.ts";
import type { CupReadModel } from "../../edition/keeping/cup-read-model.ts";
import { builder } from "./builder.ts";

/** A part of an entity, with the edition that it belongs to. */
export type In<Part> = Part & { readonly edition: EditionKey };

export type TableRow = Standings["rows"][number];

/** The types of the API with the entities that they resolve from. The file of each name has its fields. */
export const CupRef = builder.objectRef<CupReadModel>("Cup");
export const TournamentRef = builder.objectRef<TournamentEntity>("Tournament");
export const CategoryRef = builder.objectRef<CategoryEntity>("Category");
export const RulesRef = builder.objectRef<RulesEntity>("Rules");
export const StageRef = builder.interfaceRef<StageEntity>("Stage");
export const DivisionRef = builder.objectRef<DivisionEntity>("Division");
export const TableRef = builder.objectRef<TableEntity>("Table");
export const TieRef = builder.objectRef<In<Tie>>("Tie");
export const BracketRef = builder.objectRef<BracketEntity>("Bracket");
export const NationRef = builder.objectRef<NationEntity>("Nation");
export const ClubRef = builder.objectRef<ClubEntity>("Club");
export const TeamRef = builder.objectRef<TeamEntity>("Team");
export const ArenaRef = builder.objectRef<ArenaEntity>("Arena");
export const FieldRef = builder.objectRef<FieldEntity>("Field");
export const MatchRef = builder.objectRef<MatchEntity>("Match");
export const StreamRef = builder.objectRef<StreamEntity>("Stream");
export const MatchEventRef = builder.objectRef<MatchEntity["events"][number]>("MatchEvent");
export const SideRef = builder.objectRef<In<SideEntity>>("Side");
