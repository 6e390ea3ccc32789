import { setImmediate } from "node:timers/promises";
import type { Ask } from "../../client/graphql/ask.ts";
import {
	EditionMatchesDocument,
	type EditionPagesData,
	EditionPagesDocument,
	EditionTeamsDocument,
} from "./edition-pages.graphql.ts";

export type AskedEdition = { readonly ask: Ask; readonly cup: number; readonly tournament: string };

/** How many pages an edition has. */
export async function countPaths({ ask, cup, tournament }: AskedEdition): Promise<number> {
	const { tournament: edition } = await ask(EditionPagesDocument, { cup, tournament });
	if (!edition) return 0;
	const teams = edition.categories.reduce((sum, { teamCount }) => sum + teamCount, 0);
	return listPaths(edition).length + teams + edition.matches.totalCount;
}

/** Every page of an edition, as paths within its year ("" is its Home); unpublished items have none. Lists first, then teams, then matches. */
export async function editionPaths(asked: AskedEdition): Promise<string[]> {
	const { ask, cup, tournament } = asked;
	const { tournament: edition } = await ask(EditionPagesDocument, { cup, tournament });
	if (!edition) return [];
	const matches: string[] = [];
	for (const { id } of edition.categories) {
		matches.push(...(await matchPaths(asked, id)));
		// Page requests are answered in between.
		await setImmediate();
	}
	return [...listPaths(edition), ...(await teamPaths(asked)), ...matches];
}

function listPaths({ status, categories, nations, arenas, streams }: EditionPagesData): string[] {
	const of = (...parts: string[]): string => parts.map(encodeURIComponent).join("/");
	const published = Object.values(status).some((flag) => flag);
	const entered = status.teamsPublished || status.lotPublished ? categories : [];
	return [
		"",
		...(published ? ["states"] : []),
		...(status.teamsPublished ? ["categories"] : []),
		...entered.flatMap(({ id, stages }) => [
			of("categories", id),
			...(status.teamsPublished ? [of("categories", id, "teams")] : []),
			...stages.flatMap(({ type, divisions }) =>
				divisions.map((division) => of("categories", id, type === "PLAYOFF" ? "playoff" : "division", division.id)),
			),
		]),
		...(nations.length > 0 ? ["nations"] : []),
		...nations.map(({ code }) => of("nations", code)),
		...(arenas.length > 0 ? ["arenas"] : []),
		...arenas.flatMap(({ id, fields }) => [
			of("arenas", "arena", id),
			...fields.map((field) => of("arenas", "arena", id, "field", field.id)),
		]),
		...(status.schedulePublished ? ["matches"] : []),
		...(streams.nodes.length > 0 ? ["streams"] : []),
		...streams.nodes.map(({ id }) => of("streams", id)),
	];
}

async function teamPaths({ ask, cup, tournament }: AskedEdition): Promise<string[]> {
	const { tournament: edition } = await ask(EditionTeamsDocument, { cup, tournament });
	return (edition?.categories ?? []).flatMap(({ teams }) => teams.map(({ id }) => `teams/${encodeURIComponent(id)}`));
}

async function matchPaths({ ask, cup, tournament }: AskedEdition, category: string): Promise<string[]> {
	const paths: string[] = [];
	for (let after: string | null | undefined; after !== null; ) {
		const { tournament: edition } = await ask(EditionMatchesDocument, { cup, tournament, category, after: after ?? null });
		paths.push(...(edition?.matches.nodes ?? []).map(({ id }) => `matches/${encodeURIComponent(id)}`));
		after = edition?.matches.next ?? null;
	}
	return paths;
}
