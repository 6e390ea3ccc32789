import type { ReactNode } from "react";
import type { FavouriteArena, FavouriteTeam } from "../../client/account/user.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { FieldHeart, TeamHeart } from "../favourites/Heart.tsx";
import { useFocusOnNext } from "../favourites/use-focus-on-next.ts";
import { nameNow } from "../own-teams/name-now.ts";
import { TeamLines } from "../own-teams/TeamLines.tsx";

type Props = {
	teams: readonly FavouriteTeam[];
	fields: readonly FavouriteArena[];
	/** Their matches; null if they could not be loaded. */
	followed: Followed | null;
};

/** The reader's favourites in the viewed year, teams with when they play, each with the heart that removes it. */
export function FavouriteList({ teams, fields, followed }: Props) {
	const { week } = useText();
	const { inYear } = useYear();
	// A stored favourite has its category's name in the language in which it was chosen. Data saved by an earlier build may lack the reader's
	// language.
	const categories = new Map(followed?.teamsOf.map(({ id, category }) => [id, category?.name]));
	const named = teams.map((team) => ({ ...team, teamName: nameNow(followed, team.team_id) ?? team.teamName }));
	const list = useFocusOnNext(teams.length + fields.length);
	return (
		<Section title={week.teamsAndFields} id="favourites" className="lg:mt-5">
			<ul ref={list} className="band divide-y divide-line">
				{named.map(({ team_id: id, teamName: name, nation, nationCode: code, category, catShort }) => (
					<Row
						key={`team ${id}`}
						to={inYear(`teams/${id}`)}
						sign={<Flag nation={code} name={nation} />}
						name={name}
						meta={categories.get(id) ?? category}
						line={<TeamLines team={id} followed={followed} />}
						heart={
							<TeamHeart team={{ id, name, nation: { code, name: nation } }} category={{ name: category, shortName: catShort }} />
						}
					/>
				))}
				{fields.map(({ field_id: id, arena_id: arena, fieldName: name }) => (
					<Row
						key={`field ${id}`}
						to={inYear(`arenas/arena/${arena}/field/${id}`)}
						sign={<Icon name="mapPin" size={24} className="text-ink-2" />}
						name={name}
						meta={week.field}
						heart={<FieldHeart arena={{ id: arena, name }} field={{ id, name }} />}
					/>
				))}
			</ul>
		</Section>
	);
}

type RowProps = { to: string; sign: ReactNode; name: string; meta: string; line?: ReactNode; heart: ReactNode };

function Row({ to, sign, name, meta, line, heart }: RowProps) {
	return (
		<li className="flex min-h-17">
			<Link
				to={to}
				className="focus-inside flex min-w-0 flex-1 items-center gap-3.5 stacked:gap-2.5 py-2 pl-4 hover:[&_.name]:underline"
			>
				<span className="grid w-6 shrink-0 place-items-center">{sign}</span>
				<span className="min-w-0">
					<b className="name block font-cond text-xl/6 font-[750] stacked:font-xname">{name}</b>
					<span className="text-[.9375rem] text-ink-2">{meta}</span>
					{line}
				</span>
			</Link>
			{heart}
		</li>
	);
}
