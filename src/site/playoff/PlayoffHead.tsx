import { useQueryLink } from "../query.ts";
import { useYear } from "../site-data.ts";
import { useLanguage, useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import { LinkMenu } from "../ui/LinkMenu.tsx";
import { PageHead } from "../ui/PageHead.tsx";
import type { BracketMatchData } from "./bracket.graphql.ts";
import type { PlayoffData } from "./playoff.graphql.ts";

/** More than this many other playoffs are a list to open. */
const BESIDE = 2;

type Props = { playoff: PlayoffData; matches: readonly BracketMatchData[]; followed: string | null };

/** A playoff's title, how far it has come, the category's other playoffs, and whose path to follow. */
export function PlayoffHead({ playoff, matches, followed }: Props) {
	const text = useText();
	const { inYear } = useYear();
	const { category, bracket } = playoff;
	const others = category.stages
		.filter(({ type }) => type === "playoff")
		.flatMap(({ divisions }) => divisions)
		.filter(({ id }) => id !== playoff.id)
		.map(({ id, title }) => ({ to: inYear(`categories/${category.id}/playoff/${id}`), label: title }));
	return (
		<PageHead
			crumbs={[
				{ label: text.ageCategories, to: inYear("categories") },
				{ label: category.name, to: inYear(`categories/${category.id}`) },
				{ label: playoff.title },
			]}
			title={
				<>
					{category.name}
					<span className="hidden lg:inline">, </span>
					<br className="lg:hidden" />
					{playoff.title}
				</>
			}
			aside={
				<div className="flex flex-wrap gap-2 text-ink">
					<TeamMenu matches={matches} followed={followed} />
					{others.length > BESIDE ? (
						<LinkMenu label={text.match.playoff.otherPlayoffs} links={others} />
					) : (
						others.map(({ to, label }) => (
							<ButtonLink key={to} to={to} kind="quiet">
								{label}
								<Icon name="caretRight" size={16} />
							</ButtonLink>
						))
					)}
				</div>
			}
		>
			{bracket !== null && bracket.matchCount > 0 && (
				<p className="mt-1 text-[1.0625rem] text-ink-2">
					{text.match.playoff.counts(bracket.teamCount, bracket.playedCount, bracket.matchCount)}
				</p>
			)}
		</PageHead>
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
