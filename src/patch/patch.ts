/** A JSON value. */
export type Json = unknown;

/**
 * The difference between two values, as plain JSON:
 * - `[value]`: replaced by this value;
 * - `{name: patch}`: the fields of an object that differ;
 * - `{"#": {key: patch}}`: the items of a list that differ, if all are at the same place;
 * - `{"[]": [...]}`: a new list: a key keeps its item, `[key, patch]` patches it, `{"+": value}` is a new item.
 * Items are identified by key, not by index, so a patch also applies to a value that differs elsewhere, such as in a clock's time.
 */
export type Patch = readonly [Json] | { readonly [name: string]: Json };

type Fields = { readonly [name: string]: Json };
type Kept = string | readonly [string, Patch] | { readonly "+": Json };

/** The patch does not apply to this value: they belong to different things. */
export class PatchMisfit extends Error {}

/** @returns null if both are equal */
export function patchOf(before: Json, after: Json): Patch | null {
	if (Object.is(before, after)) return null;
	if (Array.isArray(before) && Array.isArray(after)) return patchOfList(before, after);
	if (!isFields(before) || !isFields(after)) return [after];
	const names = Object.keys(after);
	if (names.length !== Object.keys(before).length || !names.every((name) => Object.hasOwn(before, name))) return [after];
	const fields = names.flatMap((name) => {
		const patch = patchOf(before[name], after[name]);
		return patch === null ? [] : [[name, patch] as const];
	});
	return fields.length === 0 ? null : Object.fromEntries(fields);
}

/** Applies a patch. Unchanged parts are the same objects. @throws PatchMisfit */
export function patched(before: Json, patch: Patch): Json {
	if (isReplacement(patch)) return patch[0];
	if ("#" in patch || "[]" in patch) {
		if (!Array.isArray(before)) throw new PatchMisfit("no list to be patched");
		const items = keyed(before);
		if (items === null) throw new PatchMisfit("a list without keys");
		const own = (key: string) => {
			if (!items.has(key)) throw new PatchMisfit(`no item ${key}`);
			return items.get(key);
		};
		if ("[]" in patch) {
			return (patch["[]"] as readonly Kept[]).map((item) => {
				if (typeof item === "string") return own(item);
				return isPatchedItem(item) ? patched(own(item[0]), item[1]) : item["+"];
			});
		}
		const patches = patch["#"] as Readonly<Record<string, Patch>>;
		const again = new Map(items);
		for (const [key, one] of Object.entries(patches)) again.set(key, patched(own(key), one));
		return [...again.values()];
	}
	if (!isFields(before)) throw new PatchMisfit("nothing to be patched");
	const after: Record<string, Json> = { ...before };
	for (const [name, one] of Object.entries(patch)) after[name] = patched(before[name], one as Patch);
	return after;
}

function patchOfList(before: readonly Json[], after: readonly Json[]): Patch | null {
	const [old, now] = [keyed(before), keyed(after)];
	if (old === null || now === null) return isSame(before, after) ? null : [after];
	const keys = [...now.keys()];
	const stay = keys.length === old.size && [...old.keys()].every((key, at) => key === keys[at]);
	if (stay) {
		const items = keys.flatMap((key) => {
			const patch = patchOf(old.get(key), now.get(key));
			return patch === null ? [] : [[key, patch] as const];
		});
		return items.length === 0 ? null : { "#": Object.fromEntries(items) };
	}
	const items = keys.map((key): Kept => {
		if (!old.has(key)) return { "+": now.get(key) };
		const patch = patchOf(old.get(key), now.get(key));
		return patch === null ? key : [key, patch];
	});
	return { "[]": items };
}

/** The items of a list by key; null if an item has no key or two have the same. */
function keyed(list: readonly Json[]): Map<string, Json> | null {
	const items = new Map<string, Json>();
	for (const item of list) {
		const key = keyOf(item);
		if (key === null || items.has(key)) return null;
		items.set(key, item);
	}
	return items;
}

/** The key of an item: its id, its code, its day, or the id of the first thing that it refers to, such as a table row's team. */
function keyOf(item: Json): string | null {
	if (!isFields(item)) return null;
	for (const name of ["id", "code", "day"]) if (typeof item[name] === "string") return `.${item[name]}`;
	for (const about of Object.values(item)) if (isFields(about) && typeof about.id === "string") return `>${about.id}`;
	return null;
}

function isSame(a: Json, b: Json): boolean {
	return JSON.stringify(a) === JSON.stringify(b);
}

function isFields(value: Json): value is Fields {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isReplacement(patch: Patch): patch is readonly [Json] {
	return Array.isArray(patch);
}

function isPatchedItem(item: Kept): item is readonly [string, Patch] {
	return Array.isArray(item);
}
