import type { User } from "../../client/account/user.ts";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ArrowLink } from "../../ui/ArrowLink.tsx";

/** Below "You have no favourite teams selected": of which year that is true, and where the reader's teams of other years are. */
export function NoTeamsHere({ user }: { user: User }) {
	const { account: text } = useText();
	const { editions } = useSite();
	const { inYear, year } = useYear();
	const chosen = new Set(user.favourite_teams.map((team) => String(team.year)));
	const others = editions.map(({ name }) => name).filter((name) => name !== year && chosen.has(name));
	return (
		<>
			<p className="mt-1 text-ink-2">{others.length === 0 ? text.noTeamsHint : text.noTeamsOf(year)}</p>
			<ul>
				{others.map((other) => (
					<li key={other} className="mt-2">
						<ArrowLink to={`/${other}/favourites`}>{text.ownYear(other)}</ArrowLink>
					</li>
				))}
			</ul>
			<p className="mt-2">
				<ArrowLink to={inYear("search")}>{text.findTeams}</ArrowLink>
			</p>
		</>
	);
}
