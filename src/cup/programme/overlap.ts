/** A position in degrees. */
export type Point = { readonly latitude: number; readonly longitude: number };

/** A match that somebody wants to watch. */
export type Visit = {
	/** Milliseconds since 1970. */
	readonly start: number;
	/** Playing time in minutes; null if the cup does not state it. */
	readonly fullTime: number | null;
	readonly arena: string;
	/** Null if the cup does not state the arena's position. */
	readonly at: Point | null;
};

const MINUTE = 60_000;

/** Minutes that both games' rules allow: football's Law 7 at most 15, handball's rule 2:1 10 or 15. */
const HALF_TIME = 10;
/** Two halves of 25 minutes, usual at the age of fourteen: for cups that do not state their lengths. */
const USUAL_FULL_TIME = 50;

/** Mean radius of the earth in km (IUGG). */
const EARTH_RADIUS = 6371.0088;
/** Roads and paths are longer than the straight line: by 1.2 to 1.4 in studies of cities. */
export const DETOUR = 1.3;
/** km/h: 1.4 m/s, the usual pace of adults. */
const WALKING = 5;
/** km/h in a town with traffic lights and stops; getting to and from the stop or the car needs RIDE_AROUND minutes. */
const RIDING = 25;
const RIDE_AROUND = 10;
/** The minimum minutes between any two arenas: out of the crowd, and to the right field. */
const SHORTEST_WAY = 10;
/** Minutes between arenas of unknown position. */
const UNKNOWN_WAY = 20;

/** Minutes from kick-off until the players leave the field. @param fullTime playing time in minutes */
export function matchLength(fullTime: number | null): number {
	return (fullTime ?? USUAL_FULL_TIME) + HALF_TIME;
}

/** Travel minutes between two places, on foot or by bus or car, whichever is quicker. */
export function wayBetween(a: Point | null, b: Point | null): number {
	if (a === null || b === null) return UNKNOWN_WAY;
	const distance = straightLine(a, b) * DETOUR;
	const onFoot = (distance / WALKING) * 60;
	const riding = RIDE_AROUND + (distance / RIDING) * 60;
	return Math.max(SHORTEST_WAY, Math.min(onFoot, riding));
}

/**
 * Whether a spectator of the first match may miss the start of the second: they are at different arenas, and their starts are
 * less apart than the first one's length plus the travel time (DECISIONS §5, My Week). Never for matches at one arena.
 */
export function mayOverlap(one: Visit, other: Visit): boolean {
	if (one.arena === other.arena) return false;
	const [first, second] = one.start <= other.start ? [one, other] : [other, one];
	return second.start - first.start < (matchLength(first.fullTime) + wayBetween(first.at, second.at)) * MINUTE;
}

/** Kilometres over the ground, by the haversine formula. */
export function straightLine(a: Point, b: Point): number {
	const radians = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (x: number, y: number) => Math.sin(radians(y - x) / 2) ** 2;
	const along = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
	const chord = half(a.latitude, b.latitude) + along * half(a.longitude, b.longitude);
	return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, chord)));
}
