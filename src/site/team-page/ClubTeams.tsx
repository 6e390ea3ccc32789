import { useYear } from "../../client/data/site-data.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";

/** The club's other teams in this edition. */
export function ClubTeams({ team }: { team: TeamPageData }) {
	const { team: text } = useText().match;
	const { inYear } = useYear();
	const others = team.club.teams.filter(({ id }) => id !== team.id);
	if (others.length === 0) return null;
	return (
		<Section title={text.moreTeams(team.club.name)}>
			<ul className="band divide-y divide-line">
				{others.map(({ id, name, category }) => (
					<li key={id}>
						<Link to={inYear(`teams/${id}`)} className="focus-inside flex min-h-13 items-center gap-3 px-4 hover:bg-sunken/50">
							<span className="type-team min-w-0 flex-1">{name}</span>
							<span className="type-meta text-[.9375rem] text-ink-2">{category.name}</span>
						</Link>
					</li>
				))}
			</ul>
		</Section>
	);
}
