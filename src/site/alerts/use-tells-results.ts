import { useEffect, useState } from "react";
import { askByPost } from "../results/ask.ts";
import { useSite, useYear } from "../site-data.ts";
import { useLanguage } from "../text/language.ts";
import { TellsResultsDocument } from "./team-alerts.graphql.ts";

/**
 * Those of some teams whose category tells results; until that is known, none. One request asks for all of them, by POST: what somebody follows stands in no
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
		if (id === undefined || asked === "[]") return;
		const leaving = new AbortController();
		const ask = askByPost(resultsBase, { signal: leaving.signal }, language);
		ask(TellsResultsDocument, { cup, tournament: id, teams: JSON.parse(asked) as string[] }).then(
			({ tournament: told }) => {
				if (leaving.signal.aborted) return;
				setTelling(new Set(told?.teamsOf.flatMap((team) => (team.category.publishesScores ? [team.id] : []))));
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) console.info("Which teams' results are told could not be loaded", error);
			},
		);
		return () => leaving.abort();
	}, [asked, cup, id, language, resultsBase]);
	return telling;
}
