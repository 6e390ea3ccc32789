import type { Day, DayArena, DayField, DayMatch } from "../../office/day/day-data.ts";

/** Pixels a minute, on a desk's screen. */
export const SCALE = 1.6;
/** For an arena lead's tablet. */
export const TABLET_SCALE = 1.75;
/** How wide a column is: S, M and L to choose from, T on an arena lead's tablet. */
export const WIDTHS = { S: 40, M: 113, L: 236, T: 124 } as const;
export type Width = keyof typeof WIDTHS;
export type ChosenWidth = Exclude<Width, "T">;
/** The selectable column widths. */
export const CHOSEN_WIDTHS = ["S", "M", "L"] as const satisfies readonly ChosenWidth[];
export const AXIS = 48;
export const HEAD = 52;
/** Minutes around matches and opening hours. */
const MARGIN = 30;

/** A field as a column of the grid: its matches in order of time. */
export type Column = {
	readonly index: number;
	readonly field: DayField;
	readonly arena: DayArena;
	/** The first of its arena. */
	readonly isFirst: boolean;
	readonly matches: readonly DayMatch[];
};

/** Pixels that the lines of a block need: time, both teams, number. */
export const LINES = 70;
/** Pixels between a block and its place on both sides together. */
export const INSET = 6;
/** Minutes: a match that is shorter does not stretch the whole day for its own lines. */
const SHORTEST = 15;

/** @returns pixels a minute at which the shortest match has room for all its lines; at least `scale` */
export function fittedScale(matches: readonly Pick<DayMatch, "field" | "length">[], scale: number): number {
	const lengths = matches.flatMap(({ field, length }) => (field === null ? [] : [Math.max(SHORTEST, length)]));
	// In tenths, rounded up: a fraction less would cut the last line.
	return Math.max(scale, ...lengths.map((length) => Math.ceil(((LINES + INSET) / length) * 10) / 10));
}

export type Layout = {
	readonly columns: readonly Column[];
	/** Minutes of the day that the grid begins and ends at, at whole hours. */
	readonly from: number;
	readonly until: number;
	/** Pixels a minute. */
	readonly scale: number;
	readonly columnOf: ReadonlyMap<string, Column>;
};

/** @param arena only this one's fields; null: all */
export function layoutOf(
	day: Pick<Day, "arenas" | "matches">,
	arena: string | null,
	{ before, scale = SCALE }: { readonly before?: Layout | undefined; readonly scale?: number } = {},
): Layout {
	const ofField = new Map<string, DayMatch[]>();
	for (const match of day.matches) {
		if (match.field === null) continue;
		const own = ofField.get(match.field);
		if (own) own.push(match);
		else ofField.set(match.field, [match]);
	}
	const columns = day.arenas
		.filter(({ id }) => arena === null || id === arena)
		.flatMap((arena) =>
			arena.fields.map((field, at) => ({ arena, field, isFirst: at === 0, matches: ofField.get(field.id) ?? [] })),
		)
		.map((column, index): Column => {
			const same = before?.columns[index];
			// Unchanged parts stay the same objects, so that they do not render again.
			if (same && isSame(same, column)) return same;
			return { ...column, index };
		});
	const shown = columns.flatMap(({ matches }) => matches);
	const hours = columns.flatMap(({ arena: { opens, closes } }) => [...(opens ? [opens] : []), ...(closes ? [closes] : [])]);
	const first = Math.min(...shown.map(({ minute }) => minute), ...hours, 12 * 60);
	const last = Math.max(...shown.map(({ minute, length }) => minute + length), ...hours, 13 * 60);
	return {
		columns,
		from: Math.max(0, Math.floor((first - MARGIN) / 60) * 60),
		until: Math.ceil((last + 3 * MARGIN) / 60) * 60,
		scale,
		columnOf: new Map(columns.map((column) => [column.field.id, column])),
	};
}

function isSame(one: Column, other: Omit<Column, "index">): boolean {
	return (
		one.field.id === other.field.id &&
		one.field.late === other.field.late &&
		JSON.stringify(one.field.closed) === JSON.stringify(other.field.closed) &&
		one.field.name === other.field.name &&
		one.arena.name === other.arena.name &&
		one.arena.opens === other.arena.opens &&
		one.arena.closes === other.arena.closes &&
		one.isFirst === other.isFirst &&
		one.matches.length === other.matches.length &&
		one.matches.every((match, index) => match === other.matches[index])
	);
}

export const yOf = (layout: Pick<Layout, "from" | "scale">, minute: number): number =>
	HEAD + (minute - layout.from) * layout.scale;

/** "15:30"; hours continue past midnight: 24:10. */
export const clockOf = (minute: number): string =>
	`${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(Math.round(minute) % 60).padStart(2, "0")}`;

/** The match of a column that starts nearest to a minute. */
export function nearest({ matches }: Column, minute: number): DayMatch | undefined {
	let found: DayMatch | undefined;
	for (const match of matches)
		if (found === undefined || Math.abs(match.minute - minute) < Math.abs(found.minute - minute)) found = match;
	return found;
}

export type Step = "up" | "down" | "left" | "right" | "home" | "end" | "page-up" | "page-down";

/** The target of a key from a match: within its field by time, or the nearest in time on the next field that has any. */
export function stepFrom({ columns, columnOf }: Layout, match: DayMatch, step: Step): DayMatch | undefined {
	const column = match.field === null ? undefined : columnOf.get(match.field);
	if (!column) return undefined;
	const at = column.matches.findIndex(({ id }) => id === match.id);
	if (step === "up") return column.matches[at - 1];
	if (step === "down") return column.matches[at + 1];
	if (step === "home") return column.matches[0];
	if (step === "end") return column.matches.at(-1);
	const way = step === "left" || step === "page-up" ? -1 : 1;
	const isArena = step === "page-up" || step === "page-down";
	for (let index = column.index + way; index >= 0 && index < columns.length; index += way) {
		const next = columns[index]!;
		if (isArena && next.arena.id === column.arena.id) continue;
		const found = nearest(next, match.minute);
		if (found) return found;
	}
	return undefined;
}

/** "4" for Brygghagen 4 at Brygghagen, whose name is in the heading. */
export function shortName({ arena, field }: Pick<Column, "arena" | "field">): string {
	const isSaid = field.name.toLowerCase().startsWith(`${arena.name.toLowerCase()} `);
	return isSaid ? field.name.slice(arena.name.length + 1) : field.name;
}
