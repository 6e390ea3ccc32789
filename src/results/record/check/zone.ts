const OFFSET = /^([+-])(0\d|1[0-4]):([0-5]\d)$/;
const formats = new Map<string, Intl.DateTimeFormat | null>();

/** @returns null where there is no such zone */
function formatOf(zone: string): Intl.DateTimeFormat | null {
	const known = formats.get(zone);
	if (known !== undefined) return known;
	let format: Intl.DateTimeFormat | null = null;
	try {
		// Swedish writes a day as ISO does.
		format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" });
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	formats.set(zone, format);
	return format;
}

/** An IANA name or an offset such as +03:00. */
export const isZone = (zone: string): boolean => OFFSET.test(zone) || formatOf(zone) !== null;

/** @returns the day of an instant where the zone is: 2026-07-16 */
export function dayIn(instant: string, zone: string): string {
	const time = new Date(instant);
	const offset = OFFSET.exec(zone);
	if (!offset) return formatOf(zone)?.format(time) ?? time.toISOString().slice(0, 10);
	const minutes = (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
	return new Date(time.getTime() + minutes * 60_000).toISOString().slice(0, 10);
}
