const OFFSET = /^([+-])(\d{2}):(\d{2})$/;
const MINUTE = 60_000;

/** Milliseconds that a zone's clocks are ahead of UTC at an instant. */
function aheadAt(at: number, zone: string): number {
	const [, sign, hours, minutes] = OFFSET.exec(zone) ?? [];
	if (sign !== undefined) return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE;
	// The Swedish format of a date is ISO's.
	const shown = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(at);
	return Date.parse(`${shown.replace(" ", "T")}:00Z`) - at;
}

/**
 * @param clock what a zone's clocks show: 2026-07-16T09:00
 * @returns the instant, as the record stores it
 */
export function instantOfClock(clock: string, zone: string): string {
	const shown = Date.parse(`${clock}:00Z`);
	// Where the clocks change in between, the second look is right.
	const near = shown - aheadAt(shown, zone);
	return new Date(shown - aheadAt(near, zone)).toISOString().replace(".000Z", "Z");
}
