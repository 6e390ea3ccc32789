const QUARTER = 15 * 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();
/** Cache of offsets by zone and quarter of an hour: zones change their offset only at full quarters. */
const offsets = new Map<string, Map<number, number>>();

/** An instant with the offset of a zone (an IANA name or "+03:00"): "2026-07-16T14:20:00+02:00". The zone must exist. */
export function zonedTime(instant: string | Date, zone: string): string {
	const time = new Date(instant).getTime();
	const minutes = offsetMinutes(zone, time);
	return `${new Date(time + minutes * 60_000).toISOString().slice(0, 19)}${offsetText(minutes)}`;
}

/** The day of a zoned time: "2026-07-16". */
export function dayOf(zoned: string): string {
	return zoned.slice(0, 10);
}

/** The first instant of the day after, in the zone. */
export function nextMidnight(instant: Date, zone: string): Date {
	const minutes = offsetMinutes(zone, instant.getTime());
	const local = new Date(instant.getTime() + minutes * 60_000);
	const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() + 1);
	return new Date(midnight - offsetMinutes(zone, midnight - minutes * 60_000) * 60_000);
}

function offsetText(minutes: number): string {
	const size = Math.abs(minutes);
	const two = (figure: number) => String(figure).padStart(2, "0");
	return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

function offsetMinutes(zone: string, time: number): number {
	const fixed = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
	if (fixed) return (fixed[1] === "-" ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3]));
	const ofZone = offsets.get(zone) ?? new Map<number, number>();
	offsets.set(zone, ofZone);
	const quarter = Math.floor(time / QUARTER);
	const known = ofZone.get(quarter);
	if (known !== undefined) return known;
	const minutes = askOffset(zone, quarter * QUARTER);
	ofZone.set(quarter, minutes);
	return minutes;
}

function askOffset(zone: string, time: number): number {
	const format = formats.get(zone) ?? new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
	formats.set(zone, format);
	const name = format.formatToParts(time).find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
	return name === "GMT" ? 0 : offsetMinutes(name.slice("GMT".length), time);
}
