/** The values that a row and the cup file write differently. */

/** The keys of a noun; of one that has several kinds, those of each. */
export type KeyOf<Noun> = Noun extends Noun ? keyof Noun : never;
type ValueOf<Noun, Key> = Noun extends Noun ? (Key extends keyof Noun ? Noun[Key] : never) : never;

/** Every key of a noun; null: it states none. */
export type Stated<Noun> = { [Key in KeyOf<Noun>]: Exclude<ValueOf<Noun, Key>, undefined> | null };

/** A noun that has several kinds, seen as one that may have any of their keys. */
export const anyKind = <Noun>(noun: Noun): { [Key in KeyOf<Noun>]?: ValueOf<Noun, Key> } => noun as never;

/** A row's null is a key that the file leaves out. Which keys a kind must have, the table's check says. */
export function withoutHoles<Noun extends object>(holes: Stated<Noun>): Noun {
	return Object.fromEntries(Object.entries(holes).filter(([, value]) => value !== null && value !== undefined)) as Noun;
}

/** @returns null where every key is null */
export function unlessEmpty<Noun extends object>(holes: Stated<Noun>): Noun | null {
	const whole = withoutHoles(holes);
	return Object.keys(whole).length === 0 ? null : whole;
}

/** A list that the file leaves out where there is nothing in it. */
export const listOrNull = <Item>(list: Item[]): Item[] | null => (list.length === 0 ? null : list);

/** One writing for an instant, whatever offset a file or a database gave it: `2026-07-16T12:20:00Z`. */
export const instant = (text: string): string => new Date(text).toISOString().replace(".000Z", "Z");

export const instantOrNull = (text: string | null | undefined): string | null => (text ? instant(text) : null);

export const scoreOrNull = (home: number | null, away: number | null) => (home === null || away === null ? null : { home, away });
