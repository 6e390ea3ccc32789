import { useSearchParams } from "react-router";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { FieldDay } from "../arena/FieldDay.tsx";
import { FieldHead } from "../arena/FieldHead.tsx";
import { FieldDocument } from "../arena/field.graphql.ts";
import { fieldDays, shownDay } from "../arena/field-days.ts";
import { OtherFields } from "../arena/OtherFields.tsx";
import { FirstScreenEnd } from "../document/FirstScreenEnd.tsx";
import { useDays } from "../frame/use-days.ts";
import { livePage } from "../live/live-page.ts";
import { dayLeft } from "../match/moved-from.ts";
import { useQueryLink } from "../query.ts";
import { inBrowser, notFound, onServer, type PageRequest } from "../results/page-request.ts";
import { unlessOnlyFiltered } from "../results/same-page.ts";
import { formatLongWeekday, formatWeekdayName } from "../text/format.ts";
import { useLanguage, useText } from "../text/language.ts";
import { Column } from "../ui/Column.tsx";
import { DAY_PANEL, DayStrip, dayTab } from "../ui/DayStrip.tsx";
import { Empty } from "../ui/Empty.tsx";
import { pageMeta } from "../ui/meta.ts";
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
	const { arena: arenaText } = useText().places;
	return (
		<Column side={<OtherFields field={field} today={today} schedulePublished={schedulePublished} />}>
			<FieldHead field={field} />
			{schedulePublished ? (
				<Programme {...loaderData} />
			) : (
				<Empty lit title={arenaText.scheduleToCome}>
					{arenaText.scheduleToComeHint}
				</Empty>
			)}
			<FirstScreenEnd />
		</Column>
	);
}

function Programme({ field, today, startsAt, endsAt }: Route.ComponentProps["loaderData"]) {
	const { field: text } = useText().places;
	const language = useLanguage();
	const [search] = useSearchParams();
	const query = useQueryLink();
	const said = useDays(today);
	const left = field.movedAway.flatMap((match) => dayLeft(match) ?? []);
	const days = fieldDays(field.matches, startsAt, endsAt, left);
	const shown = shownDay(days, search.get("day"), today);
	if (shown === undefined || field.matches.length + left.length === 0) return <Empty title={text.notUsed} />;
	return (
		<>
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
				/>
			</div>
		</>
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
