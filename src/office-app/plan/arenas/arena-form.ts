import type { CupFileArena, PlanChange } from "../../../office/plan/plan-view.ts";
import { positionOf, positionText } from "../map-position.ts";
import { newId } from "../new-id.ts";

export type FieldForm = { readonly id: string; readonly name: string; readonly surface: string; readonly size: string };
export type HoursForm = { readonly day: string; readonly opens: string; readonly closes: string; readonly closed: boolean };
export type ArenaForm = {
	readonly id: string;
	readonly name: string;
	readonly address: string;
	/** "57.7089, 11.9746" */
	readonly position: string;
	readonly opens: string;
	readonly closes: string;
	readonly otherHours: readonly HoursForm[];
	readonly fields: readonly FieldForm[];
};

/** @param arena undefined: a new one */
export const arenaForm = (arena: CupFileArena | undefined): ArenaForm => ({
	id: arena?.id ?? newId("", "arena"),
	name: arena?.name ?? "",
	address: arena?.address ?? "",
	position: positionText(arena),
	opens: arena?.opens ?? "",
	closes: arena?.closes ?? "",
	otherHours: (arena?.otherHours ?? []).map((hours) =>
		"closed" in hours
			? { day: hours.day, opens: "", closes: "", closed: true }
			: { day: hours.day, opens: hours.opens, closes: hours.closes, closed: false },
	),
	fields: (arena?.fields ?? []).map(({ id, name, surface = "", size = "" }) => ({ id, name, surface, size })),
});

/** As many fields as asked for: new ones are called by the next free numbers, and the last ones go first. */
export function withFields(fields: readonly FieldForm[], count: number): readonly FieldForm[] {
	if (count <= fields.length) return fields.slice(0, count);
	const taken = new Set(fields.map(({ name }) => name));
	const last = fields.at(-1);
	const more: FieldForm[] = [];
	for (let number = 1; fields.length + more.length < count; number++)
		if (!taken.has(String(number)))
			more.push({
				id: newId(String(number), "field-"),
				name: String(number),
				surface: last?.surface ?? "",
				size: last?.size ?? "",
			});
	return [...fields, ...more];
}

/** @returns null while the form lacks a name or has a position that is none */
export function arenaChange(form: ArenaForm, before: CupFileArena | undefined): PlanChange | null {
	const position = positionOf(form.position);
	if (form.name.trim() === "" || position === undefined || form.fields.some(({ name }) => name.trim() === "")) return null;
	const gone = (before?.fields ?? []).filter(({ id }) => !form.fields.some((field) => field.id === id)).map(({ id }) => id);
	const isNew = before === undefined;
	/** What is left empty is taken away from what is there, and not said of what is new. */
	const orNull = <Value>(value: Value | null | undefined | "", had: unknown) =>
		value === "" || value === null || value === undefined ? (isNew || had === undefined ? undefined : null) : value;
	const stated = {
		id: form.id,
		name: form.name.trim(),
		address: orNull(form.address.trim(), before?.address),
		latitude: orNull(position?.[0], before?.latitude),
		longitude: orNull(position?.[1], before?.longitude),
		opens: orNull(form.opens, before?.opens),
		closes: orNull(form.closes, before?.closes),
		otherHours: orNull(
			form.otherHours.length === 0
				? null
				: form.otherHours.map(({ day, opens, closes, closed }) =>
						closed ? { day, closed: true as const } : { day, opens, closes },
					),
			before?.otherHours,
		),
		fields: form.fields.map(({ id, name, surface, size }) => {
			const old = before?.fields.find((field) => field.id === id);
			return {
				...{ id, name: name.trim() },
				surface: surface.trim() === "" ? (old?.surface === undefined ? undefined : null) : surface.trim(),
				size: size.trim() === "" ? (old?.size === undefined ? undefined : null) : size.trim(),
			};
		}),
	};
	const arena = JSON.parse(JSON.stringify(stated)) as NonNullable<PlanChange["arenas"]>[number];
	return { arenas: [arena], ...(gone.length > 0 && { remove: { fields: gone } }) };
}
