import { useSite } from "../../client/data/site-data.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
	const known = clocks.get(zone);
	if (known !== undefined) return known;
	const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
	clocks.set(zone, clock);
	return clock;
}

/**
 * The name of a start's time zone if it is not the cup's: "UTC−4". Null if both show the same time, or there is no start.
 * @param zone the cup's, validated in the record
 */
export function otherClock(start: string | null, zone: string): string | null {
	const [, hour, minute, sign, hours, minutes] = /T(\d\d):(\d\d).*([+-])(\d\d):(\d\d)$/.exec(start ?? "") ?? [];
	if (start === null || hours === undefined) return null;
	// Not every browser's Intl accepts an offset as a zone.
	const isSame = /^[+-]/.test(zone) ? start.endsWith(zone) : clockOf(zone).format(new Date(start)) === `${hour}:${minute}`;
	if (isSame) return null;
	return `UTC${sign === "-" ? "−" : "+"}${Number(hours)}${minutes === "00" ? "" : `:${minutes}`}`;
}

/** The same by the cup's own zone. */
export function useOtherClock(): (start: string | null) => string | null {
	const { zone } = useSite();
	return (start) => otherClock(start, zone);
}
