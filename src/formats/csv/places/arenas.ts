import { nameKey } from "../../../cup/search/name-key.ts";
import { isSlipOf, orNear } from "../../../cup/search/near-names.ts";
import { ARENAS, FIELDS } from "../columns/places.ts";
import type { ArenaDraft, Draft, FieldDraft } from "../draft.ts";
import { bothLanguages } from "../file/both-languages.ts";
import type { Row } from "../file/row.ts";
import { givenId } from "../given-id.ts";
import { ownColumns, ownValues } from "../own-values.ts";
import { readId, readText } from "../words/plain.ts";
import { withoutUndefined } from "../words/without-undefined.ts";

export function readArenas(draft: Draft): void {
	for (const row of draft.folder.rows(ARENAS)) {
		const name = row.needed("name", readText, "the arena's name");
		if (name === undefined) continue;
		const id = row.value("id", readId) ?? draft.record?.arenaCalled(name)?.noun.id ?? givenId("", name);
		if (draft.removes(row, "arenas", id)) continue;
		const own = ownValues(ARENAS, row);
		const text = bothLanguages(row, "text", "textEn", "textSv");
		const noun: ArenaDraft["noun"] = { id, name, ...own, ...withoutUndefined({ text }), fields: [] };
		draft.comesFrom(noun, row, { id: "id", name: "name", text: "text", ...ownColumns(ARENAS) });
		const there = draft.record?.replaces(id);
		if (there) Object.assign(there.noun, noun, { fields: there.noun.fields });
		if (there) draft.comesFrom(there.noun, row, { id: "id", name: "name", text: "text", ...ownColumns(ARENAS) });
		else if (draft.arenas.some((arena) => arena.noun.id === id))
			row.error("name", { message: "an arena that is already in an earlier row", expected: "each arena once" });
		else draft.arenas.push({ noun, name, zone: own.zone ?? undefined, fields: [] });
	}
	readFields(draft);
}

function readFields(draft: Draft): void {
	for (const row of draft.folder.rows(FIELDS)) {
		const arenaName = row.needed("arena", readText, "the field's arena");
		const written = row.needed("name", readText, "the field's number or name");
		const arena = arenaName === undefined ? undefined : arenaNamed(draft, row, "arena", arenaName);
		if (!arena || written === undefined) continue;
		const name = withoutArena(written, arena);
		const own = arena.fields.find((field) => nameKey(field.name) === nameKey(name) && draft.record?.hasField(field.noun.id));
		const id = row.value("id", readId) ?? own?.noun.id ?? givenId(arena.noun.id, name);
		if (draft.removes(row, "fields", id)) continue;
		if (own) {
			draft.record?.takesField(own.noun.id);
			Object.assign(own.noun, ownValues(FIELDS, row));
			draft.comesFrom(own.noun, row, { name: "name", ...ownColumns(FIELDS) });
			continue;
		}
		if (arena.fields.some((field) => field.noun.id === id)) {
			row.error("name", { message: "a field that is already in an earlier row", expected: "each field in an arena once" });
			continue;
		}
		const noun = { id, name, ...ownValues(FIELDS, row) } as FieldDraft["noun"];
		draft.comesFrom(noun, row, { id: "id", name: "name", ...ownColumns(FIELDS) });
		draft.addField({ noun, name, arena });
	}
}

/** "Heden 2" at Heden is field 2. */
function withoutArena(written: string, { name }: ArenaDraft): string {
	const rest = nameKey(written).startsWith(`${nameKey(name)} `) ? written.slice(name.length).trim() : "";
	return rest || written;
}

/** @returns the arena; without a sheet of arenas, it is made when first named */
function arenaNamed<Key extends string>(draft: Draft, row: Row<Key>, key: Key, text: string): ArenaDraft | undefined {
	const found = draft.arenas.find(({ noun, name }) => noun.id === text || nameKey(name) === nameKey(text));
	if (found) return found;
	if (draft.folder.has(ARENAS) && !draft.record) {
		const known = draft.arenas.map(({ name }) => name);
		row.error(key, { message: "no such arena", expected: orNear("an arena in the sheet arenas", text, known) });
		return undefined;
	}
	warnOfSlip(draft, row, key, text);
	const noun = { id: givenId("", text), name: text, fields: [] };
	const arena: ArenaDraft = { noun, name: text, zone: undefined, fields: [] };
	draft.comesFrom(noun, row, { name: key } as Record<string, Key>);
	draft.arenas.push(arena);
	return arena;
}

/** Without a sheet of arenas, a misspelt name would silently make a new arena. */
function warnOfSlip<Key extends string>(draft: Draft, row: Row<Key>, key: Key, text: string): void {
	const others = [...draft.arenasThere, ...draft.arenas.map(({ name }) => name)];
	if (others.some((name) => nameKey(name) === nameKey(text))) return;
	const near = others.filter((name) => isSlipOf(text, name));
	if (near.length > 0)
		row.warning(key, {
			message: "a new arena",
			expected: orNear("one of the cup's arenas, unless the new one is intended", text, near),
			value: text,
		});
}

/**
 * @param arenaKey the column that names the arena; null if the sheet has none
 * @returns the field that a row names; without a sheet of fields, it is made when first named. Undefined: none
 */
export function fieldOf<Key extends string>(
	row: Row<Key>,
	arenaKey: Key | null,
	fieldKey: Key,
	draft: Draft,
): FieldDraft | undefined {
	const arenaText = arenaKey === null ? undefined : row.text(arenaKey);
	const text = row.text(fieldKey);
	if (arenaKey !== null && arenaText !== undefined) {
		const arena = arenaNamed(draft, row, arenaKey, arenaText);
		if (!arena) return undefined;
		if (text !== undefined) return fieldIn(arena, text, row, fieldKey, draft);
		if (arena.fields.length === 1) return arena.fields[0];
		// An arena without a named field is a single field with the arena's name.
		if (arena.fields.length === 0 && !draft.arenasWithFields.has(nameKey(arena.name)))
			return onlyFieldOf(arena, row, arenaKey, draft);
		row.error(fieldKey, { message: "missing", expected: `a field of ${arena.name}`, value: undefined });
		return undefined;
	}
	if (text === undefined) return undefined;
	const only = draft.arenas.find((arena) => arena.fields.length === 1 && nameKey(arena.name) === nameKey(text));
	const found = only ? only.fields : draft.fieldsByName.called(text);
	if (found.length === 1) return found[0];
	if (found.length > 1) {
		row.error(fieldKey, {
			message: "a field name that two arenas share",
			expected: `its arena too: ${found.map((field) => `${field.arena.name} ${field.name}`).join(", ")}`,
		});
		return undefined;
	}
	if (draft.folder.has(FIELDS) && !draft.record) {
		const known = draft.arenas.flatMap((arena) => arena.fields.map(({ name }) => `${arena.name} ${name}`));
		row.error(fieldKey, { message: "no such field", expected: orNear("a field in the sheet fields", text, known) });
		return undefined;
	}
	const [, place = text, number = text] = /^(.+?)\s+(\d+|\p{L})$/u.exec(text) ?? [];
	const arena = arenaNamed(draft, row, fieldKey, place);
	return arena && fieldIn(arena, number, row, fieldKey, draft);
}

function onlyFieldOf<Key extends string>(arena: ArenaDraft, row: Row<Key>, key: Key, draft: Draft): FieldDraft {
	const { name } = arena;
	const noun = { id: givenId(arena.noun.id, name), name };
	draft.comesFrom(noun, row, { name: key } as Record<string, Key>);
	const field: FieldDraft = { noun, name, arena };
	draft.addField(field);
	return field;
}

function fieldIn<Key extends string>(
	arena: ArenaDraft,
	text: string,
	row: Row<Key>,
	key: Key,
	draft: Draft,
): FieldDraft | undefined {
	const name = withoutArena(text, arena);
	const found = arena.fields.find((field) => nameKey(field.name) === nameKey(name) || field.noun.id === text);
	if (found) return found;
	if (draft.folder.has(FIELDS)) {
		const known = arena.fields.map((field) => field.name);
		row.error(key, { message: "no such field", expected: orNear(`a field of ${arena.name} in the sheet fields`, text, known) });
		return undefined;
	}
	const noun = { id: givenId(arena.noun.id, name), name };
	draft.comesFrom(noun, row, { name: key } as Record<string, Key>);
	const field: FieldDraft = { noun, name, arena };
	draft.addField(field);
	return field;
}
