import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { pageMeta } from "../meta/meta.ts";
import { NationHead } from "../nation/NationHead.tsx";
import { NationMatches } from "../nation/NationMatches.tsx";
import { NationRecord } from "../nation/NationRecord.tsx";
import { NationTeams } from "../nation/NationTeams.tsx";
import { NationDocument, type NationTeamsData } from "../nation/nation.graphql.ts";
import { nationMatches } from "../nation/nation-matches.ts";
import { NationTeamsDocument } from "../nation/nation-teams.graphql.ts";
import type { Route } from "./+types/nation.ts";

const nationOf = ({ cup, tournament, params }: PageRequest) => ({ cup, tournament, nation: (params.nation ?? "").toLowerCase() });

/** @param its its teams, if they are queried separately */
async function load(request: PageRequest, its?: Promise<NationTeamsData>) {
	const [{ tournament }, own] = await Promise.all([
		request.ask(NationDocument, { ...nationOf(request), teams: its === undefined }),
		its,
	]);
	if (!tournament?.nation) throw notFound({ missing: "thing", year: request.year });
	return { ...tournament, nation: { ...tournament.nation, teamsByCategory: own ?? tournament.nation.teamsByCategory ?? [] } };
}

/** The server caches the answer about the teams, and its JSON, until the teams change. */
async function loadOnServer(request: PageRequest) {
	const teams = request.ask(NationTeamsDocument, nationOf(request));
	return load(
		request,
		teams.then(({ tournament }) => tournament?.nation?.teamsByCategory ?? []),
	);
}
export const loader = onServer(loadOnServer);
export const clientLoader = inBrowser((request) => load(request));
export const handle = livePage({ shows: ({ nation }) => [`nation:${nation}`, "lists"], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function Nation({ loaderData: { nation, status, live, ...programme } }: Route.ComponentProps) {
	const text = useText().places.nation;
	const { today, next, last } = nationMatches(programme);
	// Without anything beside it, the page has all of a desktop's width.
	const hasMatches = today.length + next.length + last.length > 0;
	return (
		<Column side={hasMatches ? <NationMatches nation={nation.code} programme={programme} /> : undefined}>
			<NationHead nation={nation} live={live.totalCount} />
			{nation.record !== null && nation.record.played > 0 && <NationRecord record={nation.record} />}
			{status.teamsPublished ? (
				<NationTeams nation={nation} categories={nation.teamsByCategory} />
			) : (
				<Empty lit title={text.teamsToCome}>
					{text.teamsToComeHint}
				</Empty>
			)}
		</Column>
	);
}

export function meta(args: Route.MetaArgs) {
	const name = args.loaderData?.nation.name ?? "";
	return pageMeta(args, ({ text, cup, year }) => ({
		title: name,
		description: text.places.nation.description(name, cup, year),
	}));
}
