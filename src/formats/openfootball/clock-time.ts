/** A kick-off time in a file: "17:00 UTC-3", "20:45 CET", "19:00", "18:00 (local)". */
export type ClockTime = { readonly hour: number; readonly minute: number; readonly zone: string | null };

/** Abbreviations of zones with a single offset. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
	Z: "+00:00",
	UTC: "+00:00",
	GMT: "+00:00",
	WET: "+00:00",
	WEST: "+01:00",
	BST: "+01:00",
	CET: "+01:00",
	CEST: "+02:00",
	EET: "+02:00",
	EEST: "+03:00",
	MSK: "+03:00",
	JST: "+09:00",
	KST: "+09:00",
	EST: "-05:00",
	EDT: "-04:00",
	CDT: "-05:00",
	MDT: "-06:00",
	PST: "-08:00",
	PDT: "-07:00",
	BRT: "-03:00",
	ART: "-03:00",
};

/** @returns null if the text is not a time of day; `zone` as written, null if there is none or it is "local" */
export function readClockTime(text: string): ClockTime | null {
	const [, hour, minute, rest = ""] = /^(\d{1,2})[:.h](\d{2})(?:\s+(.+))?$/.exec(text.trim()) ?? [];
	if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
	const zone = rest.replace(/^\(|\)$/g, "").trim();
	return { hour: Number(hour), minute: Number(minute), zone: isUnknown(zone) ? null : zone };
}

/** Whether a file names no zone: "", "local", "?". */
export const isUnknown = (zone: string): boolean => /^(local( time)?|\?+)?$/i.test(zone.trim());

/** A zone in the cup file's form, an offset such as +03:00 or an IANA name; null if the text is neither. */
export function readZone(text: string): string | null {
	const [, sign, hours, minutes = "00"] = /^(?:UTC|GMT)?\s*([+\-−±])\s*(\d{1,2})(?::?(\d{2}))?$/i.exec(text.trim()) ?? [];
	if (sign !== undefined) {
		if (Number(hours) > 14 || Number(minutes) > 59) return null;
		return `${sign === "+" || sign === "±" ? "+" : "-"}${hours!.padStart(2, "0")}:${minutes}`;
	}
	const known = ABBREVIATIONS[text.trim().toUpperCase()];
	if (known) return known;
	try {
		return text.includes("/") ? new Intl.DateTimeFormat("en", { timeZone: text.trim() }).resolvedOptions().timeZone : null;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** The instant of a date (2018-06-14) and a time of day in a zone, with its offset: 2018-06-14T18:00:00+03:00. */
export function instantIn(zone: string, date: string, hour: number, minute: number): string {
	const time = `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00`;
	return `${date}T${time}${offsetAt(zone, Date.parse(`${date}T${time}Z`))}`;
}

const OFFSET = /^[+-]\d{2}:\d{2}$/;

/** The zone's offset at this local time. */
export function offsetAt(zone: string, shown: number): string {
	if (OFFSET.test(zone)) return zone;
	// The first estimate may be on the other side of a clock change; the second is computed at the instant itself.
	return printOffset(minutesAhead(zone, shown - minutesAhead(zone, shown) * 60_000));
}

function minutesAhead(zone: string, instant: number): number {
	const parts = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(instant);
	const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
	const [, sign, hours = "0", minutes = "0"] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
	return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function printOffset(ahead: number): string {
	const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
	return `${ahead < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
