import { useEffect, useState } from "react";
import { askByPost } from "../results/ask.ts";
import { useSite, useYear } from "../site-data.ts";
import { useLanguage } from "../text/language.ts";
import { TellsResultsDocument } from "./team-alerts.graphql.ts";

/**
 * Those of some teams whose category tells results; until that is known, none. Asked for by POST: what somebody follows stands in no
 * address, so in no log and no cache on the way.
 */
export function useTellsResults(teams: readonly string[]): ReadonlySet<string> {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [telling, setTelling] = useState<ReadonlySet<string>>(new Set());
	const { cup } = brand;
	const id = tournament?.id;
	// One text for the same teams: lists are new objects whenever the user is loaded again.
	const asked = JSON.stringify([...teams].sort());
	useEffect(() => {
		if (id === undefined) return;
		const leaving = new AbortController();
		const ask = askByPost(resultsBase, { signal: leaving.signal }, language);
		const tells = async (team: string): Promise<readonly string[]> => {
			const answer = await ask(TellsResultsDocument, { cup, tournament: id, team });
			return answer.tournament?.team?.category.publishesScores ? [team] : [];
		};
		Promise.all((JSON.parse(asked) as string[]).map(tells)).then(
			(all) => !leaving.signal.aborted && setTelling(new Set(all.flat())),
			(error: unknown) => {
				if (!leaving.signal.aborted) console.info("Which teams' results are told could not be loaded", error);
			},
		);
		return () => leaving.abort();
	}, [asked, cup, id, language, resultsBase]);
	return telling;
}
