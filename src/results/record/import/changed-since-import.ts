import { type CellKind, type Cells, cellsEqual, fieldsOf, LASTING, nounKey } from "../cells.ts";
import type { Removable } from "../cup-file-change.ts";
import { type JsonPath, printPath } from "../input/json-path.ts";
import { NOUNS_IN } from "../input/noun-path.ts";
import type { ShapeCheck } from "../input/shape.ts";
import { RESULT_FIELDS } from "../reporting/reported-result.ts";
import type { LastImports } from "./last-import.ts";

type Noun = { readonly id: string | number } & Readonly<Record<string, unknown>>;

/**
 * Fields that say one thing together: where one of them is touched, all that the file states of them count. A time that a
 * sheet gives is a time on its field: beside a field from elsewhere it would be a place in the programme that nobody chose.
 */
const TOGETHER: { readonly [Kind in CellKind]?: readonly (readonly string[])[] } = {
	matches: [RESULT_FIELDS, ["start", "field"]],
};

/**
 * What a file says that it did not say when it was imported last. A cell that says the same is no news: it leaves what
 * has happened since in the record. Every noun keeps its place, so that faults find their lines.
 * @param source under which it is kept
 * @param there what the cup has now of a noun ("matches b14-m1")
 */
export function changedSinceImport(
	shaped: ShapeCheck,
	source: string,
	{ last, there }: { readonly last: LastImports; readonly there: ReadonlyMap<string, object> },
): ShapeCheck {
	const { change } = shaped;
	if (!change) return shaped;
	const dropped = new Set(shaped.dropped);
	const listsOf = (kind: "file" | Removable, holder: Noun, said: Cells, path: JsonPath): object =>
		Object.fromEntries(
			NOUNS_IN[kind].flatMap((list) => {
				const nouns = holder[list] as readonly Noun[] | undefined;
				const inside = (noun: Noun) => (list === "editions" ? last.of(source, String(noun.id)) : said);
				return nouns ? [[list, nouns.map((noun, at) => touchedNoun(list, noun, inside(noun), [...path, list, at]))]] : [];
			}),
		);
	const touchedNoun = (kind: CellKind, noun: Noun, said: Cells, path: JsonPath): object => {
		const key = nounKey(kind, noun.id);
		const isThere = there.has(key);
		const before = said[key];
		const now = fieldsOf(kind, noun);
		if (before && !isThere && isUntouched(before, now)) dropped.add(printPath(path)); // it was taken out of the record since
		if (kind === "facts") {
			if (before && isThere && Object.keys(now).every((field) => cellsEqual(before[field], now[field])))
				dropped.add(printPath(path));
			return noun;
		}
		const inside = kind === "cup" ? {} : listsOf(kind, noun, said, path);
		if (!before || !isThere) return { ...noun, ...inside };
		const news = without(noun, kind, before, now);
		return { id: noun.id, ...news, ...inside, ...(kind === "announcements" && keptTime(noun, news, there.get(key))) };
	};
	const said = last.of(source, LASTING);
	const news = {
		...change,
		cup: touchedNoun("cup", change.cup, said, ["cup"]),
		...listsOf("file", change as unknown as Noun, said, []),
	};
	return { ...shaped, change: news as typeof change, dropped };
}

/** A text that is told anew is published when it is imported, but for one whose time the file states: that is when it was. */
function keptTime(noun: Noun, news: Readonly<Record<string, unknown>>, present: object | undefined): object {
	const keeps = "text" in news && !("publishedAt" in news) && Boolean(noun.publishedAt);
	return keeps && present && "publishedAt" in present ? { publishedAt: present.publishedAt } : {};
}

/** What goes without saying stands in a new noun only: of a noun that is gone, the cells count that both have. */
const isUntouched = (before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) =>
	Object.entries(now).every(([field, value]) => !(field in before) || cellsEqual(before[field], value));

/** The noun's fields without those that say what they said before. */
function without(noun: Noun, kind: CellKind, before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
	const isNews = (field: string) => !(field in before) || !cellsEqual(before[field], now[field]);
	const together = (TOGETHER[kind] ?? []).filter((fields) => fields.some((field) => field in now && isNews(field))).flat();
	const lists: readonly string[] = kind === "cup" ? [] : NOUNS_IN[kind];
	const news: Record<string, unknown> = {};
	for (const [field, value] of Object.entries(noun)) {
		if (field === "id" || lists.includes(field) || value === undefined) continue;
		if (field in now) {
			if (together.includes(field) || isNews(field)) news[field] = value;
			continue;
		}
		const parts = Object.entries(value as object).filter(([part]) => `${field}.${part}` in now && isNews(`${field}.${part}`));
		if (parts.length > 0) news[field] = Object.fromEntries(parts);
	}
	return news;
}
