import type { Standings } from "../../../cup/standings.ts";
import type { Tie } from "../../../cup/tie.ts";
import type { ArenaPiece, FieldPiece } from "../../edition/arena-pieces.ts";
import type { CupCopy } from "../../edition/cup-copy.ts";
import type {
	BracketPiece,
	CategoryPiece,
	ClubPiece,
	DivisionPiece,
	EditionKey,
	MatchPiece,
	NationPiece,
	RulesPiece,
	SidePiece,
	StagePiece,
	TablePiece,
	TeamPiece,
	TournamentPiece,
} from "../../edition/pieces.ts";
import type { StreamPiece } from "../../edition/stream-pieces.ts";
import { builder } from "./builder.ts";

/** A part of a piece, told which edition it is of. */
export type In<Part> = Part & { readonly edition: EditionKey };

export type TableRow = Standings["rows"][number];

/** The nouns of the API by the pieces they are read from: each is written out in the file of its name. */
export const CupRef = builder.objectRef<CupCopy>("Cup");
export const TournamentRef = builder.objectRef<TournamentPiece>("Tournament");
export const CategoryRef = builder.objectRef<CategoryPiece>("Category");
export const RulesRef = builder.objectRef<RulesPiece>("Rules");
export const StageRef = builder.interfaceRef<StagePiece>("Stage");
export const DivisionRef = builder.objectRef<DivisionPiece>("Division");
export const TableRef = builder.objectRef<TablePiece>("Table");
export const TieRef = builder.objectRef<In<Tie>>("Tie");
export const BracketRef = builder.objectRef<BracketPiece>("Bracket");
export const NationRef = builder.objectRef<NationPiece>("Nation");
export const ClubRef = builder.objectRef<ClubPiece>("Club");
export const TeamRef = builder.objectRef<TeamPiece>("Team");
export const ArenaRef = builder.objectRef<ArenaPiece>("Arena");
export const FieldRef = builder.objectRef<FieldPiece>("Field");
export const MatchRef = builder.objectRef<MatchPiece>("Match");
export const StreamRef = builder.objectRef<StreamPiece>("Stream");
export const MatchEventRef = builder.objectRef<MatchPiece["events"][number]>("MatchEvent");
export const SideRef = builder.objectRef<In<SidePiece>>("Side");
