const OFFSET = /^([+-])(\d{2}):(\d{2})$/;
const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * @param zone an IANA name that exists, or an offset such as +03:00
 * @returns the instants with this local time (date 2026-07-13, time 09:30), the earlier first
 */
export function localInstants(zone: string, date: string, time: string): string[] {
	const shown = Date.parse(`${date}T${time}:00Z`);
	const offsets = [minutesAhead(zone, shown - DAY), minutesAhead(zone, shown + DAY)];
	// The clocks change at most once in two days, so the offset is the one before or after. A larger offset is earlier.
	const fitting = [...new Set(offsets)]
		.filter((ahead) => minutesAhead(zone, shown - ahead * 60_000) === ahead)
		.sort((a, b) => b - a);
	return fitting.map((ahead) => `${date}T${time}:00${printOffset(ahead)}`);
}

function minutesAhead(zone: string, instant: number): number {
	const fixed = OFFSET.exec(zone);
	if (fixed) return minutesOf(fixed);
	let format = formats.get(zone);
	if (!format) {
		format = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
		formats.set(zone, format);
	}
	const name = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
	return minutesOf(/([+-])(\d{2}):(\d{2})/.exec(name));
}

function minutesOf(offset: RegExpExecArray | null): number {
	if (!offset) return 0; // "GMT"
	return (offset[1] === "-" ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3]));
}

function printOffset(ahead: number): string {
	const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
	return `${ahead < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
