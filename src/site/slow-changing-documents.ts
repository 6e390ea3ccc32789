import type { TadaDocumentNode } from "gql.tada";
import { textOf } from "../client/graphql/graphql.ts";
import { NationTeamsDocument } from "./nation/nation-teams.graphql.ts";

const texts: ReadonlySet<string> = new Set([textOf(NationTeamsDocument as TadaDocumentNode<unknown, unknown>)]);

/** @returns whether a query's answer hardly changes while matches are played, so that it is cached until it does */
export const isSlowChanging = (text: string): boolean => texts.has(text);
