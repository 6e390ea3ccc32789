/** Conversions between a row's values and the cup file's. */

/** The keys of a noun; for a union, those of each kind. */
export type KeyOf<Noun> = Noun extends Noun ? keyof Noun : never;
type ValueOf<Noun, Key> = Noun extends Noun ? (Key extends keyof Noun ? Noun[Key] : never) : never;

/** Every key of a noun; null: not stated. */
export type Stated<Noun> = { [Key in KeyOf<Noun>]: Exclude<ValueOf<Noun, Key>, undefined> | null };

/** A union seen as one object with all keys optional. */
export const anyKind = <Noun>(noun: Noun): { [Key in KeyOf<Noun>]?: ValueOf<Noun, Key> } => noun as never;

/** Leaves out null keys, as the file does. The table's check decides which keys a kind must have. */
export function withoutHoles<Noun extends object>(holes: Stated<Noun>): Noun {
	return Object.fromEntries(Object.entries(holes).filter(([, value]) => value !== null && value !== undefined)) as Noun;
}

/** @returns null if every key is null */
export function unlessEmpty<Noun extends object>(holes: Stated<Noun>): Noun | null {
	const whole = withoutHoles(holes);
	return Object.keys(whole).length === 0 ? null : whole;
}

/** A list that the file leaves out if it is empty. */
export const listOrNull = <Item>(list: Item[]): Item[] | null => (list.length === 0 ? null : list);

/** Normalises an instant, whatever offset a file or the database gave it: `2026-07-16T12:20:00Z`. */
export const instant = (text: string): string => new Date(text).toISOString().replace(".000Z", "Z");

export const instantOrNull = (text: string | null | undefined): string | null => (text ? instant(text) : null);

export const scoreOrNull = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });
