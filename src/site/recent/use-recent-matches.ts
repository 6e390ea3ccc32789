import { useCallback, useEffect, useState } from "react";
import { programmeKey } from "../live/live-store.ts";
import { useRefetchOnChange } from "../live/use-refetch-on-change.ts";
import type { MatchCardData } from "../match/match-card.graphql.ts";
import { askByGet } from "../results/ask.ts";
import { useSite, useYear } from "../site-data.ts";
import { useLanguage } from "../text/language.ts";
import { RecentDivisionDocument } from "./recent.graphql.ts";
import type { RecentTeam } from "./recent-teams.ts";

export type RecentMatches = { readonly revision: number; readonly matches: readonly MatchCardData[] };

/** What the groups and playoffs of some teams play; null until it is known. */
export function useRecentMatches(teams: readonly RecentTeam[]): RecentMatches | null {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [known, setKnown] = useState<RecentMatches | null>(null);
	const id = tournament?.id;
	const asked = JSON.stringify([...new Set(teams.flatMap(({ divisions }) => divisions))].sort());
	const load = useCallback(async (): Promise<number | undefined> => {
		if (id === undefined) return;
		const ask = askByGet(resultsBase, language);
		const divisions = JSON.parse(asked) as string[];
		try {
			const answers = await Promise.all(
				divisions.map((division) => ask(RecentDivisionDocument, { cup: brand.cup, tournament: id, division })),
			);
			const told = answers.flatMap(({ tournament }) => tournament ?? []);
			const revision = Math.min(...told.map(({ revision }) => revision));
			setKnown({ revision, matches: told.flatMap(({ division }) => division?.matches ?? []) });
			return Number.isFinite(revision) ? revision : undefined;
		} catch (error) {
			console.info("What recently viewed teams play could not be loaded", error);
		}
	}, [asked, brand.cup, id, language, resultsBase]);
	useEffect(() => void load(), [load]);
	useRefetchOnChange(
		teams.map(({ id: team }) => programmeKey(`team:${team}`)),
		load,
	);
	return known;
}
