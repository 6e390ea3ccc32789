import type { CupFileArena } from "../../results/record/cup-file.ts";
import type { Ground } from "./grounds.ts";

/** A stadium is an arena with one field, which bears its name. `zones`: by ground, where it is not the cup's. */
export function arenasOf(grounds: Iterable<Ground>, zones: ReadonlyMap<string, string>): CupFileArena[] {
	const unique = new Map([...grounds].map((ground) => [ground.id, ground]));
	return [...unique.values()].map(({ id, name, city, latitude, longitude }) => ({
		id,
		name,
		...(city && { address: city }),
		...(latitude !== undefined && { latitude, longitude }),
		...(zones.has(id) && { zone: zones.get(id)! }),
		fields: [{ id, name }],
	}));
}
