import type { ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { AlertBell } from "../alerts/AlertBell.tsx";
import { AddToCalendar } from "../calendar/AddToCalendar.tsx";
import { TeamHeart } from "../favourites/Heart.tsx";
import { ShareLink } from "../match/ShareLink.tsx";
import { Shirts } from "../team/Shirts.tsx";
import { TeamFate } from "./TeamFate.tsx";

/** The team's name with its category and club, its heart and its actions. */
export function TeamHead({ team }: { team: TeamPageData }) {
	const text = useText();
	const { inYear, tournament, year } = useYear();
	const { team: words } = text.match;
	return (
		<div className="border-b border-line bg-surface">
			<div className="page-column flex items-start gap-3 pt-5 pb-4 max-md:flex-wrap">
				<div className="min-w-0 flex-1 stacked:basis-full">
					<PageTitle>{team.name}</PageTitle>
					<p className="mt-1 flex flex-wrap items-center gap-x-2.5 text-[1.0625rem]">
						<Part>
							<Flag nation={team.nation.code} />
							{tournament?.status.clubsPublished ? (
								<Link to={inYear(`nations/${team.nation.code}`)} className="text-link hit-44 leading-10">
									{team.nation.name}
								</Link>
							) : (
								team.nation.name
							)}
						</Part>
						{team.club.name !== team.name && (
							<Part>
								{/* A club has no page of its own: the search finds its teams. */}
								<Link
									to={inYear(`search/?${new URLSearchParams({ q: team.club.name, kind: "teams" })}`)}
									className="text-link hit-44 leading-10"
								>
									{team.club.name}
								</Link>
							</Part>
						)}
						<Link to={inYear(`categories/${team.category.id}`)} className="text-link hit-44 leading-10">
							{team.category.name}
						</Link>
					</p>
					<TeamFate key={team.id} team={team} />
					{team.shirts !== null && <Shirts shirts={team.shirts} />}
					{team.withdrawn && <p className="mt-1 text-ink-2">{words.withdrawn}</p>}
				</div>
				<TeamHeart team={team} category={team.category} size="page" />
				{/* Below the name on a phone, so that the name has the full width. */}
				<div className="flex flex-wrap gap-3 max-md:basis-full print:hidden">
					{tournament?.status.schedulePublished && (
						<AddToCalendar
							of={{ kind: "teams", year, id: team.id }}
							name={team.name}
							label="on-phones"
							className={buttonStyle(
								"quiet",
								"min-h-13 max-md:flex-1 max-md:stacked:basis-full max-md:border-ink max-md:bg-ink max-md:text-paper md:size-15 md:px-0!",
							)}
						/>
					)}
					<AlertBell
						subject="team"
						id={team.id}
						name={team.name}
						young={!team.category.publishesScores}
						className="min-h-13 w-13 px-0! md:size-15"
					/>
					<ShareLink title={team.name} label="hidden" className={buttonStyle("quiet", "min-h-13 w-15 px-0! md:size-15")}>
						<Icon name="share" size={22} />
					</ShareLink>
				</div>
			</div>
		</div>
	);
}

/** A part of the line before the last one, followed by a dot. */
function Part({ children }: { children: ReactNode }) {
	return (
		<span className="inline-flex min-w-0 items-center gap-x-2.5">
			{children}
			<span aria-hidden="true">·</span>
		</span>
	);
}
