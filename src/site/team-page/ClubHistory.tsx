import { useSite, useYear } from "../../client/data/site-data.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { reachedWords } from "./reached-words.ts";

type ClubYear = TeamPageData["club"]["history"][number];

/** The club's teams in earlier editions, with how far they came, by year. The latest of those years is open. */
export function ClubHistory({ club: { name, history } }: { club: TeamPageData["club"] }) {
	const { team: text } = useText().match;
	const { editions } = useSite();
	const { year } = useYear();
	const hasEarlier = editions.some((edition) => Number(edition.name) < Number(year));
	if (!hasEarlier) return null;
	return (
		<Section title={text.earlierYears(name)}>
			{history.length === 0 ? (
				<p className="text-ink-2">{text.noEarlierYears}</p>
			) : (
				<div className="band divide-y divide-line">
					{history.map((clubYear, at) => (
						<DrawnYear key={clubYear.year} clubYear={clubYear} open={at === 0} />
					))}
				</div>
			)}
		</Section>
	);
}

const DrawnYear = import.meta.env.SSR ? drawnOnce(Year) : Year;

function Year({ clubYear: { year, teams }, open }: { clubYear: ClubYear; open: boolean }) {
	const text = useText();
	return (
		<details open={open} className="group/year">
			<summary className="focus-inside flex min-h-13 items-center gap-4 px-4 hover:bg-sunken/50">
				<span className="type-code">{year}</span>
				<span className="type-meta text-[.9375rem] text-ink-2">{text.teamsCount(teams.length, String(teams.length))}</span>
			</summary>
			<ul className="pb-2">
				{teams.map((team) => (
					<li key={team.id}>
						<Link
							to={`/${year}/teams/${team.id}`}
							className="focus-inside flex min-h-11 items-baseline gap-3 px-4 py-2 hover:bg-sunken/50"
						>
							<span className="w-10 shrink-0 font-cond text-[1.0625rem] font-[750]">{team.category.shortName}</span>
							<span className="min-w-0 flex-1">
								<span className="block font-[600]">{team.name}</span>
								<span className="type-meta block text-ink-2">{reachedWords(team.reached, text.match)}</span>
							</span>
						</Link>
					</li>
				))}
			</ul>
		</details>
	);
}
