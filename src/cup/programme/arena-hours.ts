/** The hours of one day, as a cup writes them ("08:00", "24:00"), or that nothing is open then. */
export type OtherHours = { readonly day: string } & (
	| { readonly opens: string; readonly closes: string }
	| { readonly closed: true }
);

/** When an arena is open, on its own clocks; what a cup does not say is left out. */
type ArenaHours = {
	readonly opens?: string | undefined;
	readonly closes?: string | undefined;
	/** The days that differ. */
	readonly otherHours?: readonly OtherHours[] | undefined;
};

/** When an arena is open on one day; null: the cup says the other alone. */
type DayHours = "closed" | { readonly opens: string | null; readonly closes: string | null };

/** @param day 2026-07-16 @returns null where the cup says nothing of that day */
export function hoursOn({ opens, closes, otherHours = [] }: ArenaHours, day: string): DayHours | null {
	const other = otherHours.find((one) => one.day === day);
	if (other) return "closed" in other ? "closed" : { opens: other.opens, closes: other.closes };
	return opens === undefined && closes === undefined ? null : { opens: opens ?? null, closes: closes ?? null };
}

/** Minutes from midnight: 90 of "01:30". */
export function minuteOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
