import type { TadaDocumentNode } from "gql.tada";
import { textOf } from "../client/graphql/graphql.ts";
import { NationTeamsDocument } from "./nation/nation-teams.graphql.ts";

const texts: ReadonlySet<string> = new Set([textOf(NationTeamsDocument as TadaDocumentNode<unknown, unknown>)]);

/** @returns whether a question of an edition is about what hardly changes while its matches are played: its answer is kept while it stands */
export const isSlowChanging = (text: string): boolean => texts.has(text);
