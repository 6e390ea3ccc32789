import type { CupFileArena, CupFileClub, CupFileCup } from "../cup-file.ts";
import { noRows, type Rows, type StoredRows } from "./tables.ts";
import { by, instantOrNull, withoutHoles } from "./value.ts";

/** What outlives an edition, as rows. */
export function cupRows(cup: CupFileCup, clubs: readonly CupFileClub[], arenas: readonly CupFileArena[]): Rows {
	return {
		...noRows(),
		cup: [
			{
				id: cup.id,
				name: cup.name,
				zone: cup.zone,
				sport: cup.sport,
				clock: instantOrNull(cup.clock),
				shirtNumbers: cup.shirtNumbers,
			},
		],
		club: clubs.map(({ id, name, nation }, ordinal) => ({ cup: cup.id, id, ordinal, name, nation })),
		arena: arenas.map(({ id, name, address, latitude, longitude, zone, text }, ordinal) => ({
			cup: cup.id,
			id,
			ordinal,
			name,
			address,
			latitude,
			longitude,
			zone,
			text,
		})),
		field: arenas.flatMap((arena) =>
			arena.fields.map(({ id, name, surface, size }, ordinal) => ({
				cup: cup.id,
				id,
				ordinal,
				arena: arena.id,
				name,
				surface,
				size,
			})),
		),
	};
}

export function cupOfRow(row: StoredRows["cup"][number]): CupFileCup {
	const { id, name, zone, sport, clock, shirtNumbers } = row;
	return withoutHoles<CupFileCup>({ id, name, zone, sport, clock: instantOrNull(clock), shirtNumbers });
}

export function clubsOfRows(rows: StoredRows["club"]): CupFileClub[] {
	return rows.map(({ id, name, nation }) => ({ id, name, nation }));
}

export function arenasOfRows(arenas: StoredRows["arena"], fields: StoredRows["field"]): CupFileArena[] {
	const ofArena = by(fields, (field) => field.arena);
	return arenas.map(({ id, name, address, latitude, longitude, zone, text }) =>
		withoutHoles<CupFileArena>({
			id,
			name,
			address,
			latitude,
			longitude,
			zone,
			text: text ?? null,
			fields: (ofArena.get(id) ?? []).map((field) =>
				withoutHoles<CupFileArena["fields"][number]>({
					id: field.id,
					name: field.name,
					surface: field.surface,
					size: field.size,
				}),
			),
		}),
	);
}
