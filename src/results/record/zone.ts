const MINUTE = 60_000;
const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** @returns null if there is no such zone */
function formatOf(zone: string): Intl.DateTimeFormat | null {
	const known = formats.get(zone);
	if (known !== undefined) return known;
	let format: Intl.DateTimeFormat | null = null;
	try {
		// The Swedish format of a date is ISO's.
		format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	formats.set(zone, format);
	return format;
}

/** An IANA name or an offset such as +03:00. Newer versions of `Intl` accept offsets that no place has, such as +23:00. */
export const isZone = (zone: string): boolean => OFFSET.test(zone) || (!/^[+-]/.test(zone) && formatOf(zone) !== null);

/** @returns the local date of an instant: 2026-07-16 */
export const dayIn = (instant: string, zone: string): string => clockIn(instant, zone).slice(0, 10);

/** @returns the local time of an instant: 2026-07-16 14:20 */
export function clockIn(instant: string, zone: string): string {
	const time = new Date(instant);
	const offset = OFFSET.exec(zone);
	if (!offset) return formatOf(zone)?.format(time) ?? shownInUtc(time);
	const minutes = (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
	return shownInUtc(new Date(time.getTime() + minutes * 60_000));
}

const shownInUtc = (time: Date) => time.toISOString().slice(0, 16).replace("T", " ");

/** The instant of a local minute of a day. If the clocks skip it that night, the instant after the skip. */
export function instantOn(date: string, minute: number, zone: string): string {
	const shown = Date.parse(`${date}T00:00:00Z`) + minute * MINUTE;
	let instant = shown;
	// First with the approximate offset, then again if the real one differs.
	for (let round = 0; round < 2; round++) {
		const there = Date.parse(`${clockIn(new Date(instant).toISOString(), zone).replace(" ", "T")}:00Z`);
		instant += shown - there;
	}
	return new Date(instant).toISOString().replace(".000Z", "Z");
}
