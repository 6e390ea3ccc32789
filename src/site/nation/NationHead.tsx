import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { Flag } from "../../ui/Flag.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { LiveBadge } from "../match/LiveBadge.tsx";
import type { NationData } from "./nation.graphql.ts";

/** The id of a nation's matches on the page. */
export const MATCHES = "matches";

/** The nation's flag, name and number of teams, and on a phone a link past its teams to its live matches. */
export function NationHead({ nation, live }: { nation: NationData; live: number }) {
	const text = useText();
	const language = useLanguage();
	const { inYear } = useYear();
	const { teamCount, clubCount } = nation;
	const counts = [
		...(teamCount > 0 ? [text.teamsCount(teamCount, formatNumber(teamCount, language))] : []),
		text.places.nation.clubs(clubCount, formatNumber(clubCount, language)),
	];
	return (
		<div className="pt-1 pb-4">
			<Crumbs trail={[{ to: inYear("nations"), label: text.nations }, { label: nation.name }]} />
			<div className="flex items-center gap-3.5">
				<Flag nation={nation.code} size="large" />
				<PageTitle>{nation.name}</PageTitle>
			</div>
			<p className="mt-1.5 flex min-h-9 flex-wrap items-center gap-x-4 text-[1.0625rem] text-ink-2">
				{counts.join(", ")}
				{live > 0 && (
					<a href={`#${MATCHES}`} className="hit-44 inline-flex items-center gap-2 text-ink lg:hidden">
						<LiveBadge />
						<span className="text-link">{text.places.nation.live(live, formatNumber(live, language))}</span>
					</a>
				)}
			</p>
		</div>
	);
}
