import { useQueryLink } from "../../client/address/query.ts";
import { formatLongDate, formatNumber, formatWeekdayName } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { DayStrip } from "../../ui/DayStrip.tsx";
import type { LiveCenter } from "./load-live-center.ts";

/** The value that selects no single day: what is on now, or all. */
export const ANY_DAY = "any";

/** The cup's days, each with its number of matches under the filter; before them, what is on now. */
export function CupDays({ asked, days, head }: Pick<LiveCenter, "asked" | "days" | "head">) {
	const text = useText().liveCenter;
	const language = useLanguage();
	const query = useQueryLink();
	const running = head.startsAt <= head.today && head.today <= head.endsAt;
	const to = (day: string | null) => query({ day, rows: null });
	const anyDay = {
		day: ANY_DAY,
		to: to(null),
		weekday: null,
		date: running ? text.now : text.all,
		name: running ? text.nowOnAnyDay : text.allDays,
		count: 0,
		on: asked.day === null,
		today: false,
	};
	const each = days.map(({ day, matches }) => {
		const weekday = formatWeekdayName(day, language);
		const figure = formatNumber(matches, language);
		const today = day === head.today;
		const name = [`${weekday} ${formatLongDate(day, language)}`, text.matches(matches, figure), today && text.today];
		return {
			day,
			to: to(day),
			weekday,
			date: String(Number(day.slice(8))),
			name: name.filter(Boolean).join(", "),
			count: matches,
			figure,
			on: asked.day === day,
			today,
		};
	});
	return <DayStrip label={text.days} days={[anyDay, ...each]} />;
}
