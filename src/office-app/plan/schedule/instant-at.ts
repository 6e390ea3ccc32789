/**
 * @param day 2026-07-16
 * @param time 09:30, by the clock of the zone
 * @returns the instant, in UTC: 2026-07-16T07:30:00Z. A time that the clocks skip is the one after the skip.
 */
export function instantAt(day: string, time: string, zone: string): string {
	const shown = Date.parse(`${day}T${time}:00Z`);
	const offset = /^([+-])(\d\d):(\d\d)$/.exec(zone);
	if (offset) {
		const minutes = (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
		return written(shown - minutes * 60_000);
	}
	// The Swedish format of a date is ISO's.
	const format = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "medium" });
	let instant = shown;
	// First with the approximate offset, then again if the real one differs.
	for (let round = 0; round < 2; round++) instant += shown - Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
	return written(instant);
}

const written = (instant: number) => new Date(instant).toISOString().replace(".000Z", "Z");
