import type { CupFileArena } from "../results/record/cup-file.ts";
import { CLOSES, OPENS } from "./programme.ts";

export type ArenaPlan = {
	readonly name: string;
	readonly address: string;
	readonly fields: number;
	readonly surface: string;
	readonly size: string;
	readonly en: string;
	readonly sv: string;
};

/** The position of the arenas' town: at sea, since it is invented. */
export type TownPlan = { readonly latitude: number; readonly longitude: number };

/** "08:00" */
const clock = (minute: number) => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Arena ids from "1"; a field's id is its arena's with two further digits: field 10 of arena 2 is "210". */
export function demoArenas(plans: readonly ArenaPlan[], town: TownPlan): CupFileArena[] {
	return plans.map((plan, index) => ({
		id: String(index + 1),
		name: plan.name,
		address: plan.address,
		latitude: town.latitude + index * 0.004,
		longitude: town.longitude + ((index * 7) % 11) * 0.006,
		text: { en: plan.en, sv: plan.sv },
		opens: clock(OPENS),
		closes: clock(CLOSES),
		fields: Array.from({ length: plan.fields }, (_, field) => ({
			id: fieldId(index + 1, field + 1),
			name: `${plan.name} ${field + 1}`,
			surface: plan.surface,
			size: plan.size,
		})),
	}));
}

function fieldId(arena: number, field: number): string {
	return `${arena}${String(field).padStart(2, "0")}`;
}

/** @returns the id of the field with this name @throws RangeError if there is none */
export function fieldNamed(arenas: readonly CupFileArena[], name: string): string {
	const field = arenas.flatMap((arena) => arena.fields).find((candidate) => candidate.name === name);
	if (!field) throw new RangeError(`No field is called ${name}`);
	return field.id;
}

/** @returns the arena with this name @throws RangeError if there is none */
export function arenaNamed(arenas: readonly CupFileArena[], name: string): CupFileArena {
	const arena = arenas.find((candidate) => candidate.name === name);
	if (!arena) throw new RangeError(`No arena is called ${name}`);
	return arena;
}
