import type { PaperEdition } from "./paper.graphql.ts";
import type { Making, Markup } from "./paper-document.ts";

/** Why a sheet has no pages. */
export type Why = "nothing" | "noResults" | "noPlacings";

export type Drawn = { readonly title: string; readonly pages: readonly Markup[]; readonly why: Why };
type Drawing = (making: Making) => Drawn;

/** What was read for a sheet, and how it is drawn. */
export type Found = { readonly edition: PaperEdition; readonly draw: Drawing };
export type Variables = { readonly cup: number; readonly tournament: string; readonly id: string };

export const found = (edition: PaperEdition, draw: Drawing): Found => ({ edition, draw });
export const drawn = (title: string, pages: readonly Markup[], why: Why = "nothing"): Drawn => ({ title, pages, why });
