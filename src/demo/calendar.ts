/** The cup is in Sweden in July: always two hours ahead of UTC. */
const OFFSET = "+02:00";
export const CUP_ZONE = "Europe/Stockholm";
const CUP_WEEK = 29;
const DAY = 24 * 60 * 60 * 1000;

/** A moment of the cup's week: the day from its Monday (0) to its Sunday (6), and minutes after that day's midnight. */
export type WeekTime = { readonly day: number; readonly minute: number };

/** Monday of ISO week 29, at midnight UTC. 4 January is always in week 1 (ISO 8601). */
function monday(year: number): number {
	const fourth = Date.UTC(year, 0, 4);
	const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
	return fourth - weekday * DAY + (CUP_WEEK - 1) * 7 * DAY;
}

/** A day of the cup's week as YYYY-MM-DD. */
export function dayOf(year: number, day: number): string {
	return new Date(monday(year) + day * DAY).toISOString().slice(0, 10);
}

/** An instant with the cup's offset: 2026-07-16T14:34:00+02:00. */
export function instantOf(year: number, { day, minute }: WeekTime): string {
	const two = (n: number) => String(n).padStart(2, "0");
	return `${dayOf(year, day)}T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00${OFFSET}`;
}

/** The instant this many seconds after the week's first midnight, in UTC: 2026-07-16T12:34:20Z. */
export function instantAfter(year: number, seconds: number): string {
	const first = Date.parse(instantOf(year, { day: 0, minute: 0 }));
	return new Date(first + seconds * 1000).toISOString().replace(".000Z", "Z");
}

/** Minutes from the week's first midnight. */
export function minuteOfWeek(time: WeekTime): number {
	return time.day * 24 * 60 + time.minute;
}

/** The moment this many minutes after the week's first midnight. */
export function weekTime(minutes: number): WeekTime {
	return { day: Math.floor(minutes / (24 * 60)), minute: minutes % (24 * 60) };
}

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** "Thu 14:20". @throws RangeError if it has another form */
export function weekTimeOf(text: string): WeekTime {
	const [, name, hour, minute] = /^(\w{3}) (\d\d):(\d\d)$/.exec(text) ?? [];
	const day = DAYS.indexOf(name ?? "");
	if (day === -1) throw new RangeError(`"${text}" is no time of the week`);
	return { day, minute: Number(hour) * 60 + Number(minute) };
}
