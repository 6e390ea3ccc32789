import type { Ask } from "../../client/graphql/ask.ts";
import { type Drawn, drawn, type Found, found, type Variables, type Why } from "./drawn.ts";
import {
	CategoriesPaperDocument,
	type CategoryPaper,
	CategoryPaperDocument,
	CategoryTeamsPaperDocument,
	type PaperEdition,
} from "./paper.graphql.ts";
import type { PaperAsked } from "./paper-address.ts";
import { joined, type Making } from "./paper-document.ts";
import { diploma, groupTables, placingList } from "./standings-sheets.ts";
import { teamSheet } from "./team-sheet.ts";

type Asked = Pick<PaperAsked, "sheet" | "path" | "year">;

/** Tables, final placings, diplomas or the teams' sheets of a category. @returns null if there is no such category */
export async function readCategory(ask: Ask, asked: Asked, variables: Variables): Promise<Found | null> {
	if (asked.sheet === "teams") {
		const { tournament } = await ask(CategoryTeamsPaperDocument, variables);
		const category = tournament?.category;
		if (!tournament || !category) return null;
		return found(tournament, (making) => {
			const teams = category.teams.filter(({ matches }) => matches.length > 0);
			return drawn(
				category.name,
				teams.flatMap((team) => teamSheet(making, team)),
			);
		});
	}
	const { tournament } = await ask(CategoryPaperDocument, variables);
	const category = tournament?.category;
	if (!tournament || !category) return null;
	return found(tournament, (making) => {
		if (asked.sheet === "tables") return tablesOf(making, category, asked.path);
		if (asked.sheet === "placings") return placingsOf(making, category, asked.path);
		const placed = category.placings.filter(({ withdrawn }) => !withdrawn);
		return drawn(
			category.name,
			placed.map(({ team, position, among }) =>
				diploma(making, { team: team.name, nation: team.nation.name, category: category.name, position, among }),
			),
			whyUnplaced(category),
		);
	});
}

/** Tables or final placings of every category that has some, one after the other. */
export async function readCategories(ask: Ask, asked: Asked, variables: Variables): Promise<Found | null> {
	const { tournament } = await ask(CategoriesPaperDocument, variables);
	if (!tournament) return null;
	const read: { readonly edition: PaperEdition; readonly category: CategoryPaper }[] = [];
	for (const { id } of tournament.categories) {
		const own = (await ask(CategoryPaperDocument, { ...variables, id })).tournament;
		if (own?.category) read.push({ edition: own, category: own.category });
	}
	const [first] = read;
	if (first === undefined) return null;
	const isTables = asked.sheet === "tables";
	return found(first.edition, (making) => {
		const title = joined(making.languages, ({ tables, placings }) => (isTables ? tables : placings));
		const pages = read.flatMap(({ category }) => {
			const path = `/${asked.year}/categories/${encodeURIComponent(category.id)}`;
			return (isTables ? tablesOf : placingsOf)(making, category, path).pages;
		});
		return drawn(title, pages, isTables ? "nothing" : "noPlacings");
	});
}

/** Why a category has no final places: it publishes no results, or none is certain. */
export const whyUnplaced = ({ publishesScores }: { readonly publishesScores: boolean }): Why =>
	publishesScores ? "noPlacings" : "noResults";

function tablesOf(making: Making, { name, publishesTables, stages }: CategoryPaper, path: string): Drawn {
	const groups = stages.flatMap((stage) => ("groups" in stage ? stage.groups : []));
	if (!publishesTables) return drawn(name, [], "noResults");
	return drawn(name, groups.length > 0 ? groupTables(making, name, path, groups) : []);
}

function placingsOf(making: Making, category: CategoryPaper, path: string): Drawn {
	const pages = category.placings.length > 0 ? placingList(making, category, path) : [];
	return drawn(category.name, pages, whyUnplaced(category));
}
