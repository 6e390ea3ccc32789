import type { Draft, FieldDraft } from "../draft.ts";
import type { Row } from "../file/row.ts";
import { localInstants } from "../words/local-instant.ts";
import { readMoment, readTime } from "../words/time.ts";

/**
 * The instant of a day and a time in the zone of a field's arena, by default the cup's.
 * @param lacksTime the severity of a day without a time: a match may be unscheduled
 * @returns undefined if there is none, or its fault is reported
 */
export function startOf<Key extends string>(
	row: Row<Key>,
	[dateKey, timeKey]: readonly [Key, Key],
	field: FieldDraft | undefined,
	draft: Draft,
	lacksTime: "warning" | "error",
): string | undefined {
	const moment = row.value(dateKey, readMoment);
	const own = row.value(timeKey, readTime);
	const zone = field?.arena.zone ?? draft.zone;
	// Spreadsheets may write a day as its midnight: 2026-07-13 00:00:00.
	const isDay = moment?.time === "00:00" && moment.offset === undefined && own !== undefined;
	if (!isDay && own !== undefined && moment?.time !== undefined && own !== moment.time) {
		row.error(timeKey, {
			message: "a different time from the one in the date cell",
			expected: `${moment.time}, or only the day in the date cell`,
		});
		return undefined;
	}
	const time = own ?? moment?.time;
	if (moment === undefined) {
		if (time !== undefined && !row.cell(dateKey))
			row.error(dateKey, { message: "a time without a day", expected: "the day", value: undefined });
		return undefined;
	}
	if (time === undefined) {
		const words = {
			message: "a day without a time",
			expected: "a time such as 09:30; until then the match has no start time",
			value: undefined,
		};
		if (!row.cell(timeKey)) row[lacksTime](timeKey, words);
		return undefined;
	}
	if (moment.offset !== undefined) return `${moment.date}T${time}:00${moment.offset}`;
	if (zone === undefined) {
		row.isBroken = true; // the zone's own fault is reported
		return undefined;
	}
	const [instant, later] = localInstants(zone, moment.date, time);
	const key = row.cell(timeKey) ? timeKey : dateKey;
	if (instant === undefined)
		row.error(key, {
			message: `a time that the clocks in ${zone} skip that night`,
			expected: "a time before or after the clocks go forward",
		});
	else if (later !== undefined)
		row.warning(key, {
			message: `a time that the clocks in ${zone} show twice that night: read as the first`,
			expected: `the first; or ${later} in the date column, for the second`,
		});
	return instant;
}
