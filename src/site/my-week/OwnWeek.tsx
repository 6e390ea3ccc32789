import { useSearchParams } from "react-router";
import { useAccount } from "../../client/account/use-account.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { useLiveMatches } from "../../client/live/use-live-match.ts";
import type { Followed } from "../../client/queries/followed.graphql.ts";
import { formatLongWeekday, formatWeekdayName } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { DAY_PANEL, DayStrip, dayTab } from "../../ui/DayStrip.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { type Pill, Pills } from "../../ui/Pills.tsx";
import { fieldDays, shownDay } from "../clock/field-days.ts";
import { useDays } from "../clock/use-days.ts";
import { useSavedDays } from "../offline/SavedHere.tsx";
import { DayProgramme } from "./DayProgramme.tsx";
import { hopedOf, programmeOf, whyFollowed, withHoped } from "./programme.ts";
import { TwoTeams } from "./TwoTeams.tsx";

/** The reader's week: a chosen day, teams, fields or both, and their matches. */
export function OwnWeek({ followed }: { followed: Followed }) {
	const { week, offline } = useText();
	const language = useLanguage();
	const [search] = useSearchParams();
	const query = useQueryLink();
	const said = useDays(followed.today);
	const chosen = useAccount((state) => state.chosen);
	const { today, startsAt, endsAt } = followed;
	const own = followed.matchesOf.filter((match) => match.zonedStartTime !== null && whyFollowed(match, chosen) !== null);
	const ownMatches = new Set(own.map(({ id }) => id));
	const hoped = hopedOf(followed).filter(
		({ match, team }) => match.zonedStartTime !== null && chosen.teams.has(team) && !ownMatches.has(match.id),
	);
	// The possible matches of all days are subscribed to at once, like the certain ones: choosing another day must not reopen the stream.
	useLiveMatches(hoped.map(({ match }) => match));
	const days = fieldDays([...own, ...new Map(hoped.map(({ match }) => [match.id, match])).values()], startsAt, endsAt);
	const saved = useSavedDays(followed);
	const day = shownDay(days, search.get("day"), today);
	if (!followed.status.schedulePublished)
		return (
			<Empty lit title={week.scheduleToCome}>
				{week.scheduleToComeHint}
			</Empty>
		);
	if (own.length + hoped.length === 0 || day === undefined)
		return (
			<Empty lit title={week.noMatches}>
				{week.noMatchesHint}
			</Empty>
		);

	const hopedThen = hoped.filter(({ match }) => match.zonedStartTime?.startsWith(day));
	const items = programmeOf(
		own.filter(({ zonedStartTime }) => zonedStartTime?.startsWith(day)),
		chosen,
	);
	const teams = items.filter(({ why }) => why === "teams");
	const fields = items.filter(({ why }) => why === "fields");
	const asked = search.get("show");
	const shown = asked === "teams" ? teams : asked === "fields" ? fields : items;
	const certain =
		shown === items
			? items
			: programmeOf(
					shown.map(({ match }) => match),
					chosen,
				);
	const programme = withHoped(certain, shown === fields ? [] : hopedThen);
	const pills: Pill[] = [
		{ to: query({ show: null }), label: week.all(items.length), on: shown === items },
		{
			to: query({ show: "teams" }),
			label: week.teams(teams.length),
			on: shown === teams,
			icon: { name: "heartFilled", className: "text-heart" },
		},
		{ to: query({ show: "fields" }), label: week.fields(fields.length), on: shown === fields, icon: { name: "mapPin" } },
	];
	const playing = new Set(
		teams.flatMap(({ match: { home, away } }) =>
			[home, away].flatMap(({ team }) => (team && chosen.teams.has(team.id) ? team.id : [])),
		),
	);
	return (
		<>
			<DayStrip
				label={week.days}
				days={[...days].map(([one, count]) => ({
					day: one,
					to: query({ day: one }),
					weekday: formatWeekdayName(one, language),
					date: String(Number(one.slice(8, 10))),
					name: week.onDay(formatLongWeekday(one, language), count),
					count,
					on: one === day,
					today: one === today,
					unsaved: saved !== null && count > 0 && !saved.has(one) ? offline.notSaved : null,
				}))}
			/>
			<div id={DAY_PANEL} role="tabpanel" aria-labelledby={dayTab(day)}>
				<Pills label={week.show} pills={pills} className="pt-3" />
				<p className="flex flex-wrap items-baseline gap-x-3 pt-5">
					<b className="type-h3 first-letter:uppercase">{said.head(items[0]?.match.zonedStartTime ?? day)}</b>
					{items.length > 0 && <span className="text-ink-2">{week.countOn(items.length, playing.size)}</span>}
				</p>
				{programme.length > 0 ? (
					<DayProgramme isToday={day === today} items={programme} />
				) : (
					<Empty title={week.nothingOn}>{week.nothingOnHint}</Empty>
				)}
				{shown !== fields && (
					<TwoTeams matches={teams.map(({ match }) => match)} hoped={hopedThen} teams={chosen.teams} isToday={day === today} />
				)}
			</div>
		</>
	);
}
