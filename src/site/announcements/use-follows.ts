import { useEffect } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByPost } from "../../client/graphql/ask.ts";
import { graphql } from "../../client/graphql/graphql.ts";
import { arenasOfNextDay } from "./page-about.ts";
import { forgetFollows, storeFollows } from "./stored-announcements.ts";

const FollowedAudiencesDocument = graphql(`
	query FollowedAudiences($cup: Int!, $tournament: String!, $teams: [ID!]!) {
		tournament(cup: $cup, tournament: $tournament) {
			matchesOf(teams: $teams, fields: []) {
				zonedStartTime
				state
				arenaId
				category { id }
				home { team { id } }
				away { team { id } }
			}
		}
	}
`);

/**
 * Stores the audiences of the reader's favourites of the viewed year in this browser: their teams, categories and arenas. Loaded by POST,
 * so that favourites are in no address, and only if an announcement is not for everybody. Still used while the account service does not
 * answer; deleted at sign-out.
 */
export function useStoredFollows(isNeeded: boolean): void {
	const { brand, resultsBase } = useSite();
	const { year, tournament } = useYear();
	const isKnown = useAccount(({ phase, auth }) => phase === "known" && auth);
	const isSignedOut = useAccount(({ phase, auth, unreached }) => phase === "known" && !auth && !unreached);
	const teams = useAccount(({ user }) =>
		of(year, user?.favourite_teams)
			.map(({ team_id }) => team_id)
			.join(" "),
	);
	const arenas = useAccount(({ user }) =>
		of(year, user?.favourite_arenas)
			.map(({ arena_id }) => arena_id)
			.join(" "),
	);
	const id = tournament?.id;
	const { cup } = brand;
	useEffect(() => {
		if (isSignedOut) forgetFollows();
	}, [isSignedOut]);
	useEffect(() => {
		if (!isKnown || !isNeeded || id === undefined) return;
		const own = words(teams);
		const places = words(arenas).map((arena) => `arena:${arena}`);
		if (own.length === 0) return storeFollows(year, places);
		const leaving = new AbortController();
		const ask = askByPost(resultsBase, { cache: "no-store", signal: leaving.signal });
		ask(FollowedAudiencesDocument, { cup, tournament: id, teams: own }).then(
			({ tournament }) => {
				const matches = tournament?.matchesOf ?? [];
				const audiences = own.flatMap((team) => {
					const played = matches.filter(({ home, away }) => home.team?.id === team || away.team?.id === team);
					return [`team:${team}`, ...played.map(({ category }) => `category:${category.id}`), ...arenasOfNextDay(played)];
				});
				if (!leaving.signal.aborted) storeFollows(year, [...audiences, ...places]);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) console.error("Whom the favourites belong to could not be asked", error);
			},
		);
		return () => leaving.abort();
	}, [isKnown, isNeeded, id, cup, year, teams, arenas, resultsBase]);
}

const of = <Favourite extends { readonly year: number }>(year: string, favourites: readonly Favourite[] = []) =>
	favourites.filter((one) => one.year === Number(year));
const words = (text: string) => text.split(" ").filter((word) => word !== "");
