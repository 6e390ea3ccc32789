import { useEffect, useState } from "react";
import { useLanguage } from "../../text/use-text.ts";
import { useSite, useYear } from "../data/site-data.ts";
import { askByPost } from "../graphql/ask.ts";
import { TeamAlertsDocument } from "./team-alerts.graphql.ts";

export type TeamsAlerts = {
	/** The teams whose category publishes results. */
	readonly tellingResults: ReadonlySet<string>;
	/** A favourite is saved with the name that it had when it was chosen. */
	readonly nameNow: ReadonlyMap<string, string>;
};

/**
 * The data of some teams that alerts depend on; empty until loaded. One POST request for all of them: a reader's favourites are in no
 * address, so in no log and no cache on the way.
 */
export function useTeamsAlerts(teams: readonly string[]): TeamsAlerts {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [known, setKnown] = useState<TeamsAlerts>({ tellingResults: new Set(), nameNow: new Map() });
	const { cup } = brand;
	const id = tournament?.id;
	// Serialised, so that equal lists are equal: they are new objects whenever the user is loaded again.
	const asked = JSON.stringify([...teams].sort());
	useEffect(() => {
		if (id === undefined || asked === "[]") return;
		const leaving = new AbortController();
		const ask = askByPost(resultsBase, { signal: leaving.signal }, language);
		ask(TeamAlertsDocument, { cup, tournament: id, teams: JSON.parse(asked) as string[] }).then(
			({ tournament: told }) => {
				if (leaving.signal.aborted) return;
				const shown = told?.teamsOf ?? [];
				setKnown({
					tellingResults: new Set(shown.flatMap((team) => (team.category.publishesScores ? [team.id] : []))),
					nameNow: new Map(shown.map((team) => [team.id, team.name])),
				});
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) console.info("What alerts depend on of the teams could not be loaded", error);
			},
		);
		return () => leaving.abort();
	}, [asked, cup, id, language, resultsBase]);
	return known;
}
