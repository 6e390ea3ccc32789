import { useSearchParams } from "react-router";
import { useQueryLink } from "../../client/address/query.ts";
import { unlessOnlyFiltered } from "../../client/graphql/same-page.ts";
import { livePage } from "../../client/live/live-page.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../../client/pages/page-request.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { formatLongWeekday, formatWeekdayName } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Column } from "../../ui/Column.tsx";
import { DAY_PANEL, DayStrip, dayTab } from "../../ui/DayStrip.tsx";
import { Empty } from "../../ui/Empty.tsx";
import { fieldDays, shownDay } from "../clock/field-days.ts";
import { useDays } from "../clock/use-days.ts";
import { FieldDay } from "../field-page/FieldDay.tsx";
import { FieldActions, FieldHeadActions, FieldTitle } from "../field-page/FieldHead.tsx";
import { DelayLine, NowOnField } from "../field-page/FieldNow.tsx";
import { Following, PROGRAMME } from "../field-page/Following.tsx";
import { FieldDocument } from "../field-page/field.graphql.ts";
import { OtherFields } from "../field-page/OtherFields.tsx";
import { dayLeft } from "../match/moved-from.ts";
import { useShownState } from "../match/shown-state.ts";
import { pageMeta } from "../meta/meta.ts";
import { FirstScreenEnd } from "../parts/FirstScreenEnd.tsx";
import { SheetLinks } from "../sheet/SheetLinks.tsx";
import type { Route } from "./+types/field.ts";

async function load({ ask, cup, tournament: id, params, year }: PageRequest) {
	const { tournament } = await ask(FieldDocument, { cup, tournament: id, field: params.field ?? "" });
	const field = tournament?.field;
	if (!tournament || field?.arena.id !== params.arena || !field) throw notFound({ missing: "thing", year });
	const { today, status, startsAt, endsAt } = tournament;
	return { field, today, schedulePublished: status.schedulePublished, startsAt, endsAt };
}
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const handle = livePage({ shows: ({ field }) => [`field:${field}`, "lists"], together: true });
export const shouldRevalidate = unlessOnlyFiltered;

export default function FieldPage({ loaderData }: Route.ComponentProps) {
	const { field, today, schedulePublished } = loaderData;
	const { arena: arenaText, field: text } = useText().places;
	const [search] = useSearchParams();
	const stateOf = useShownState();
	const left = field.movedAway.flatMap((match) => dayLeft(match) ?? []);
	const days = fieldDays(field.matches, loaderData.startsAt, loaderData.endsAt, left);
	const day = schedulePublished ? shownDay(days, search.get("day"), today) : undefined;
	const isUsed = field.matches.length + left.length > 0;
	// A reader who chose another day is planning; one who chose none is at the field.
	const pitch = schedulePublished && isUsed && (!days.has(search.get("day") ?? "") || day === today);
	const now = pitch ? field.matches.filter((match) => ["LIVE", "DUE"].includes(stateOf(match))) : [];
	const others = <OtherFields field={field} today={today} schedulePublished={schedulePublished} />;
	return (
		<>
			<div className="on-header bg-header text-header-ink">
				<div className="page-column lg:grid lg:grid-cols-[minmax(0,48rem)_21rem] lg:gap-x-12">
					<div className="min-w-0">
						<FieldTitle field={field} day={day} />
						{pitch && <DelayLine delay={field.delay} />}
						{now.map((match) => (
							<NowOnField key={match.id} match={match} />
						))}
					</div>
					<FieldHeadActions field={field} />
				</div>
			</div>
			<Column side={others}>
				{pitch && <Following matches={field.matches} alone={now.length === 0} today={today} />}
				{pitch && field.delay !== null && (
					<p className="pt-3 text-[.9375rem] text-ink-2 print:hidden">{text.pitch.countedFrom}</p>
				)}
				<FirstScreenEnd />
				<FieldActions field={field} />
				{!schedulePublished && (
					<Empty lit title={arenaText.scheduleToCome}>
						{arenaText.scheduleToComeHint}
					</Empty>
				)}
				{schedulePublished && (day === undefined || !isUsed) && <Empty title={text.notUsed} />}
				{day !== undefined && isUsed && (
					<>
						<Programme {...loaderData} day={day} days={days} below={pitch} />
						<SheetLinks kinds={["print"]} query={`&day=${day}`} />
					</>
				)}
			</Column>
		</>
	);
}

type ProgrammeProps = Route.ComponentProps["loaderData"] & {
	day: string;
	days: ReadonlyMap<string, number>;
	/** The current and next match are shown above it. */
	below: boolean;
};

function Programme({ field, today, day: shown, days, below }: ProgrammeProps) {
	const { field: text } = useText().places;
	const language = useLanguage();
	const query = useQueryLink();
	const said = useDays(today);
	return (
		<div id={PROGRAMME} className="scroll-mt-4">
			<DayStrip
				label={text.days}
				days={[...days].map(([day, count]) => ({
					day,
					to: query({ day }),
					weekday: formatWeekdayName(day, language),
					date: String(Number(day.slice(8, 10))),
					name: text.onDay(formatLongWeekday(day, language), count),
					count,
					on: day === shown,
					today: day === today,
				}))}
			/>
			<p className="type-h3 hidden pt-3 first-letter:uppercase print:block">
				{said.head(field.matches.find(({ zonedStartTime }) => zonedStartTime?.startsWith(shown))?.zonedStartTime ?? shown)}
			</p>
			<div id={DAY_PANEL} role="tabpanel" aria-labelledby={dayTab(shown)}>
				<FieldDay
					matches={field.matches.filter(({ zonedStartTime }) => zonedStartTime?.startsWith(shown))}
					movedAway={field.movedAway.filter((match) => dayLeft(match) === shown)}
					below={below ? (shown === today ? text.pitch.allOfToday : text.pitch.wholeDay) : null}
				/>
			</div>
		</div>
	);
}

export function meta(args: Route.MetaArgs) {
	const field = args.loaderData?.field;
	const name = field ? fieldNameAlone(field.arena.name, field.name) : "";
	return pageMeta(args, ({ text, cup, year }) => ({
		title: name,
		description: text.places.field.description(name, cup, year),
	}));
}
