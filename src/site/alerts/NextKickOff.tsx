import { useEffect, useState } from "react";
import type { AlertOf, DeviceAlerts } from "../../client/account/device-alerts.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { askByPost } from "../../client/graphql/ask.ts";
import type { ResultOf } from "../../client/graphql/graphql.ts";
import { nextKickOffAlert, type UpcomingStart } from "../../cup/alerts/next-kick-off-alert.ts";
import { formatWeekdayName } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { ComingStartsDocument } from "./coming-starts.graphql.ts";

type Coming = NonNullable<ResultOf<typeof ComingStartsDocument>["tournament"]>;
type ComingMatch = Coming["matchesOf"][number];

/** When the next kick-off alert of a team or field will be sent, by the present choices; nothing if there is none. */
export function NextKickOff({ of, told }: { of: AlertOf; told: DeviceAlerts }) {
	const { alerts: text } = useText();
	const language = useLanguage();
	const now = useCupNow();
	const teams = useTeamsTold(of, told);
	const coming = useComing(of, teams);
	if (coming === null || now === null) return null;
	const { today, matchesOf } = coming;
	const played = matchesOf.filter(({ state }) => state !== "POSTPONED" && state !== "CANCELLED");
	const offset = offsetOf(played);
	const zoned = (instant: number) => new Date(instant + offset).toISOString();
	const next = nextKickOffAlert(
		played.filter((match) => match.state === "UPCOMING" && isOwn(match, of)).flatMap(startOf),
		played.filter(({ home, away }) => [home, away].some(({ team }) => team !== null && teams.has(team.id))).flatMap(startOf),
		{
			...{ lead: told.lead, addsWay: told.way, now, timeOf: (instant: number) => zoned(instant).slice(11, 16) },
			quiet: told.quiet ? { from: told.from, until: told.until } : null,
		},
	);
	if (next === null) return null;
	const [at, start] = [zoned(next.at), zoned(next.expected)];
	const day = at.slice(0, 10) === today ? null : formatWeekdayName(at, language);
	return (
		<p className="mr-4 mb-3 ml-14 text-ink-2 stacked:ml-4">
			{text.next(day, at.slice(11, 16), start.slice(11, 16))}
			{next.way !== null && <> {text.nextWay(told.lead, next.way.minutes, next.way.arena)}</>}
		</p>
	);
}

const isOwn = ({ home, away, fieldId }: ComingMatch, { subject, id }: AlertOf): boolean =>
	subject === "field" ? fieldId === id : [home, away].some(({ team }) => team?.id === id);

function startOf({ id, zonedStartTime, expectedStart, arenaName, latitude, longitude }: ComingMatch): UpcomingStart[] {
	if (zonedStartTime === null) return [];
	const start = Date.parse(zonedStartTime);
	const arena = latitude === null || longitude === null ? null : { latitude, longitude, name: arenaName ?? "" };
	return [{ id, start, expected: expectedStart === null ? start : Date.parse(expectedStart), arena }];
}

/** The offset of the cup's clock from UTC in milliseconds, from the zoned times of its matches. */
function offsetOf(matches: readonly ComingMatch[]): number {
	const start = matches.find(({ zonedStartTime }) => zonedStartTime !== null)?.zonedStartTime ?? null;
	return start === null ? 0 : Date.parse(`${start.slice(0, 19)}Z`) - Date.parse(start);
}

/** This and the other teams with alerts on this device: the chosen ones, and the account's favourites without a choice. */
function useTeamsTold(of: AlertOf, told: DeviceAlerts): ReadonlySet<string> {
	const favourites = useAccount(({ chosen }) => chosen.teams);
	const choices = told.choices.filter(({ subject, year }) => subject === "team" && year === of.year);
	const silent = new Set(choices.flatMap(({ id, kinds }) => (kinds.length === 0 ? [id] : [])));
	const all = [...favourites, ...choices.map(({ id }) => id)].filter((id) => !silent.has(id));
	return new Set(of.subject === "team" ? [...all, of.id] : all);
}

/** Their matches, and those on the field in question. Asked for by POST, so that favourites are in no address. */
function useComing(of: AlertOf, teams: ReadonlySet<string>): Coming | null {
	const { brand, resultsBase } = useSite();
	const { tournament } = useYear();
	const language = useLanguage();
	const [coming, setComing] = useState<Coming | null>(null);
	const tournamentId = tournament?.id;
	// Serialised, so that equal lists are equal: they are new objects whenever the user is loaded again.
	const asked = JSON.stringify([[...teams].sort(), of.subject === "field" ? [of.id] : []]);
	const { cup } = brand;
	useEffect(() => {
		if (tournamentId === undefined) return;
		const leaving = new AbortController();
		const [teams, fields] = JSON.parse(asked) as [string[], string[]];
		const ask = askByPost(resultsBase, { cache: "no-store", signal: leaving.signal }, language);
		ask(ComingStartsDocument, { cup, tournament: tournamentId, teams, fields }).then(
			(answer) => {
				if (!leaving.signal.aborted) setComing(answer.tournament);
			},
			(error: unknown) => {
				if (!leaving.signal.aborted) console.info("When the next kick-off will be told could not be loaded", error);
			},
		);
		return () => leaving.abort();
	}, [asked, cup, tournamentId, language, resultsBase]);
	return coming;
}
