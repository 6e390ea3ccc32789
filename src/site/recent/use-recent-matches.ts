import { useCallback, useEffect, useState } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByGet } from "../../client/graphql/ask.ts";
import { programmeKey } from "../../client/live/live-store.ts";
import { useRefetchOnChange } from "../../client/live/use-refetch-on-change.ts";
import type { MatchCardData } from "../../client/queries/match-card.graphql.ts";
import { useLanguage } from "../../text/use-text.ts";
import { type RecentDivision, RecentDivisionDocument } from "./recent.graphql.ts";
import { type RecentTeam, recentTeams } from "./recent-teams.ts";

export type RecentMatches = { readonly revision: number; readonly matches: readonly MatchCardData[] };

/** The matches of some teams' groups and playoffs; null until loaded. A team that none of its divisions lists any more is removed. */
export function useRecentMatches(teams: readonly RecentTeam[]): RecentMatches | null {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [known, setKnown] = useState<RecentMatches | null>(null);
	const id = tournament?.id;
	// Serialised, so that equal lists are equal: they are new objects each time.
	const looked = JSON.stringify(teams.map(({ id, year, divisions }) => ({ id, year, divisions })));
	const load = useCallback(async (): Promise<number | undefined> => {
		if (id === undefined) return;
		const ask = askByGet(resultsBase, language);
		const recent = JSON.parse(looked) as Pick<RecentTeam, "id" | "year" | "divisions">[];
		const divisions = [...new Set(recent.flatMap((team) => team.divisions))].sort();
		try {
			const answers = await Promise.all(
				divisions.map((division) => ask(RecentDivisionDocument, { cup: brand.cup, tournament: id, division })),
			);
			const told = answers.flatMap(({ tournament }) => tournament ?? []);
			const revision = Math.min(...told.map(({ revision }) => revision));
			// A failed query says nothing about which teams exist.
			if (told.length === divisions.length) {
				const there = new Set(told.flatMap(({ division }) => (division === null ? [] : teamsIn(division))));
				recentTeams.forget(recent.filter((team) => team.divisions.length > 0 && !there.has(team.id)));
			}
			setKnown({ revision, matches: told.flatMap(({ division }) => division?.matches ?? []) });
			return Number.isFinite(revision) ? revision : undefined;
		} catch (error) {
			console.info("What recently viewed teams play could not be loaded", error);
		}
	}, [looked, brand.cup, id, language, resultsBase]);
	useEffect(() => void load(), [load]);
	useRefetchOnChange(
		teams.map(({ id: team }) => programmeKey(`team:${team}`)),
		load,
	);
	return known;
}

/** A group has all of its teams; a playoff those that are known to play in it. */
const teamsIn = ({ teams, matches }: RecentDivision): string[] => [
	...teams.map(({ id }) => id),
	...matches.flatMap(({ home, away }) => [home, away].flatMap(({ team }) => (team === null ? [] : [team.id]))),
];
