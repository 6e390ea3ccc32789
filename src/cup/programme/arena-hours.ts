/** An arena's hours on one day ("08:00", "24:00"), or that it is closed then. */
export type OtherHours = { readonly day: string } & (
	| { readonly opens: string; readonly closes: string }
	| { readonly closed: true }
);

/** An arena's hours, in its local time; left out if the cup does not state them. */
type ArenaHours = {
	readonly opens?: string | undefined;
	readonly closes?: string | undefined;
	/** Days with other hours. */
	readonly otherHours?: readonly OtherHours[] | undefined;
};

/** An arena's hours on one day; null: only the other edge is stated. */
type DayHours = "closed" | { readonly opens: string | null; readonly closes: string | null };

/** @param day 2026-07-16 @returns null if the cup states no hours for the day */
export function hoursOn({ opens, closes, otherHours = [] }: ArenaHours, day: string): DayHours | null {
	const other = otherHours.find((one) => one.day === day);
	if (other) return "closed" in other ? "closed" : { opens: other.opens, closes: other.closes };
	return opens === undefined && closes === undefined ? null : { opens: opens ?? null, closes: closes ?? null };
}

/** Minutes since midnight: 90 for "01:30". */
export function minuteOf(time: string): number {
	return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
