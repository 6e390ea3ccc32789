import type { CupFileArena } from "../results/record/cup-file.ts";

type ArenaPlan = {
	readonly name: string;
	readonly address: string;
	readonly fields: number;
	readonly surface: string;
	readonly size: "11v11" | "9v9";
	readonly en: string;
	readonly sv: string;
};

const GRASS = "grass";
const ARTIFICIAL = "artificial grass";

/** 110 fields. The town lies where the map has only sea. */
const PLAN: readonly ArenaPlan[] = [
	{
		name: "Fyrvallen",
		address: "Fyrvägen 1",
		fields: 8,
		surface: ARTIFICIAL,
		size: "11v11",
		en: "The main arena, below the lighthouse. The finals are played on field 1.",
		sv: "Huvudarenan, nedanför fyren. Finalerna spelas på plan 1.",
	},
	{
		name: "Sillheden",
		address: "Sillhedsvägen 12",
		fields: 14,
		surface: GRASS,
		size: "11v11",
		en: "The big heath by the fishing harbour. Boat bus 2 from the quay.",
		sv: "Den stora heden vid fiskehamnen. Båtbuss 2 från kajen.",
	},
	{
		name: "Måsklippan",
		address: "Måsstigen 4",
		fields: 12,
		surface: ARTIFICIAL,
		size: "11v11",
		en: "High above the sea and often windy.",
		sv: "Högt över havet och ofta blåsigt.",
	},
	{
		name: "Dimängarna",
		address: "Dimvägen 30",
		fields: 12,
		surface: GRASS,
		size: "11v11",
		en: "Meadow fields, ten minutes' walk from the school camp.",
		sv: "Ängsplaner, tio minuters promenad från skolförläggningen.",
	},
	{
		name: "Lotsängen",
		address: "Lotsgatan 7",
		fields: 16,
		surface: GRASS,
		size: "9v9",
		en: "Nine-a-side fields for the youngest.",
		sv: "Niomannaplaner för de yngsta.",
	},
	{
		name: "Tångvallen",
		address: "Tångallén 2",
		fields: 10,
		surface: GRASS,
		size: "11v11",
		en: "By the bathing beach. Bring your swimwear.",
		sv: "Vid badstranden. Ta med badkläder.",
	},
	{
		name: "Skarvlunden",
		address: "Skarvstigen 19",
		fields: 10,
		surface: GRASS,
		size: "11v11",
		en: "In the wood. No car park: take bus 5.",
		sv: "I skogen. Ingen parkering: ta buss 5.",
	},
	{
		name: "Båkens IP",
		address: "Båkvägen 11",
		fields: 6,
		surface: ARTIFICIAL,
		size: "11v11",
		en: "Floodlit artificial grass beside the swimming hall.",
		sv: "Upplyst konstgräs bredvid simhallen.",
	},
	{
		name: "Kajvallen",
		address: "Norra kajen 3",
		fields: 8,
		surface: ARTIFICIAL,
		size: "11v11",
		en: "On the old shipyard, beside the ferry.",
		sv: "På det gamla varvet, bredvid färjan.",
	},
	{
		name: "Skymningsvallen",
		address: "Skymningsgatan 22",
		fields: 6,
		surface: GRASS,
		size: "11v11",
		en: "The evening sun's own fields.",
		sv: "Kvällssolens egna planer.",
	},
	{
		name: "Brygghagen",
		address: "Bryggvägen 9",
		fields: 8,
		surface: GRASS,
		size: "11v11",
		en: "Behind the marina.",
		sv: "Bakom båthamnen.",
	},
];

/** Arena ids from "1"; a field's id is its arena's with two digits more: field 10 of arena 2 is "210". */
export function demoArenas(): CupFileArena[] {
	return PLAN.map((plan, index) => ({
		id: String(index + 1),
		name: plan.name,
		address: plan.address,
		latitude: 57.11 + index * 0.004,
		longitude: 17.58 + ((index * 7) % 11) * 0.006,
		text: { en: plan.en, sv: plan.sv },
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

/** The field of that name. @throws RangeError where there is none */
export function fieldNamed(arenas: readonly CupFileArena[], name: string): string {
	const field = arenas.flatMap((arena) => arena.fields).find((candidate) => candidate.name === name);
	if (!field) throw new RangeError(`No field is called ${name}`);
	return field.id;
}
