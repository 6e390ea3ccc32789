/**
 * Ids are strings, unique per kind within a cup across its editions. The brand makes passing a TeamId as a FieldId a type error.
 */
type Id<Kind extends string> = string & { readonly kind?: Kind };

export type EditionId = Id<"edition">;
export type CategoryId = Id<"category">;
export type StageId = Id<"stage">;
export type DivisionId = Id<"division">;
export type ClubId = Id<"club">;
export type TeamId = Id<"team">;
export type MatchId = Id<"match">;
export type ArenaId = Id<"arena">;
export type FieldId = Id<"field">;
