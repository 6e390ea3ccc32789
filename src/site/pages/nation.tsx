import { livePage } from "../live/live-page.ts";
import { NationHead } from "../nation/NationHead.tsx";
import { NationMatches } from "../nation/NationMatches.tsx";
import { NationRecord } from "../nation/NationRecord.tsx";
import { NationTeams } from "../nation/NationTeams.tsx";
import { NationDocument } from "../nation/nation.graphql.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../results/page-request.ts";
import { unlessOnlyFiltered } from "../results/same-page.ts";
import { useText } from "../text/language.ts";
import { Column } from "../ui/Column.tsx";
import { Empty } from "../ui/Empty.tsx";
import { pageMeta } from "../ui/meta.ts";
import type { Route } from "./+types/nation.ts";

async function load({ ask, cup, tournament: id, params, year }: PageRequest) {
	const { tournament } = await ask(NationDocument, { cup, tournament: id, nation: (params.nation ?? "").toLowerCase() });
	if (!tournament?.nation) throw notFound({ missing: "thing", year });
	return { ...tournament, nation: tournament.nation };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ nation }) => [`nation:${nation}`, "lists"], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function Nation({ loaderData: { nation, status, live, ...programme } }: Route.ComponentProps) {
	const text = useText().places.nation;
	return (
		<Column side={<NationMatches nation={nation.code} programme={programme} />}>
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
