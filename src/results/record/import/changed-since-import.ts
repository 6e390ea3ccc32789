import { type CellKind, type Cells, cellsEqual, fieldsOf, LASTING, nounKey } from "../cells.ts";
import type { Removable } from "../cup-file-change.ts";
import { type JsonPath, printPath } from "../input/json-path.ts";
import { NOUNS_IN } from "../input/noun-path.ts";
import type { ShapeCheck } from "../input/shape.ts";
import { RESULT_FIELDS } from "../reporting/reported-result.ts";
import type { LastImports } from "./last-import.ts";

type Noun = { readonly id: string | number } & Readonly<Record<string, unknown>>;

/**
 * Fields that belong together: if one of them changed, all that the file states of them count. A sheet's time means a time on its
 * field: combined with a field from elsewhere it would be a place that nobody chose.
 */
const TOGETHER: { readonly [Kind in CellKind]?: readonly (readonly string[])[] } = {
	matches: [RESULT_FIELDS, ["start", "field"]],
};

/**
 * The values of a file that differ from its last import. A value that is the same changes nothing, so later changes in the record
 * stay. Every noun stays at its index, so that faults find their lines.
 * @param source the name under which its contents are stored
 * @param there the cup's present value of a noun ("matches b14-m1")
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
		if (before && !isThere && isUntouched(before, now)) dropped.add(printPath(path)); // removed from the record since
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

/** An announcement with a changed text is published at the import, unless the file states its time. */
function keptTime(noun: Noun, news: Readonly<Record<string, unknown>>, present: object | undefined): object {
	const keeps = "text" in news && !("publishedAt" in news) && Boolean(noun.publishedAt);
	return keeps && present && "publishedAt" in present ? { publishedAt: present.publishedAt } : {};
}

/** A new noun has default values, which do not count: for a removed noun only cells that both contain are compared. */
const isUntouched = (before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) =>
	Object.entries(now).every(([field, value]) => !(field in before) || cellsEqual(before[field], value));

/** The noun's fields without those that are the same as before. */
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
