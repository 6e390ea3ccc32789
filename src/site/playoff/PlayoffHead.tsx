import { useQueryLink } from "../../client/address/query.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { LinkMenu } from "../../ui/LinkMenu.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { DivisionHead } from "../standings/DivisionHead.tsx";
import type { BracketData, BracketMatchData } from "./bracket.graphql.ts";
import type { PlayoffData } from "./playoff.graphql.ts";

/** More than this many other playoffs are a list to open. */
const BESIDE = 2;

const Menu = import.meta.env.SSR ? drawnOnce(LinkMenu) : LinkMenu;

type Props = { playoff: PlayoffData; bracket: BracketData; matches: readonly BracketMatchData[]; followed: string | null };

/** A playoff's title, its progress, the category's other playoffs, and the choice of the path to follow. */
export function PlayoffHead({ playoff, bracket, matches, followed }: Props) {
	const { playoff: text } = useText().match;
	const { inYear } = useYear();
	const { category } = playoff;
	const others = category.stages
		.filter(({ type }) => type === "PLAYOFF")
		.flatMap(({ divisions }) => divisions)
		.filter(({ id }) => id !== playoff.id)
		.map(({ id, title }) => ({ to: inYear(`categories/${category.id}/playoff/${id}`), label: title }));
	const note = bracket.matchCount === 0 ? undefined : text.counts(bracket.teamCount, bracket.playedCount, bracket.matchCount);
	return (
		<DivisionHead
			category={category}
			title={playoff.title}
			note={note}
			actions={
				<div className="flex flex-wrap gap-2">
					<TeamMenu matches={matches} followed={followed} />
					{others.length > BESIDE ? (
						<Menu label={text.otherPlayoffs} links={others} />
					) : (
						others.map(({ to, label }) => (
							<ButtonLink key={to} to={to} kind="quiet">
								<UnbrokenName name={label} />
								<Icon name="caretRight" size={16} />
							</ButtonLink>
						))
					)}
				</div>
			}
		/>
	);
}

function TeamMenu({ matches, followed }: Pick<Props, "matches" | "followed">) {
	const { playoff: text } = useText().match;
	const query = useQueryLink();
	const language = useLanguage();
	const teams = new Map(
		matches
			.flatMap(({ home, away }) => [home.team, away.team])
			.flatMap((team) => (team === null ? [] : [[team.id, team.name] as const])),
	);
	if (teams.size < 2) return null;
	const links = [...teams]
		.toSorted(([, a], [, b]) => a.localeCompare(b, language))
		.map(([id, name]) => ({ to: query({ team: id }), label: name, on: id === followed }));
	return <LinkMenu label={text.follow} links={links} query align="left" />;
}
