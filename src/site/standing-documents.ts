import type { TadaDocumentNode } from "gql.tada";
import { NationTeamsDocument } from "./nation/nation-teams.graphql.ts";
import { textOf } from "./results/graphql.ts";

const texts: ReadonlySet<string> = new Set([textOf(NationTeamsDocument as TadaDocumentNode<unknown, unknown>)]);

/** @returns whether a question of an edition is about what hardly changes while its matches are played: its answer is kept while it stands */
export const isStanding = (text: string): boolean => texts.has(text);
