import type { Random } from "../random.ts";
import { KNOWN_PLACES } from "./known-places.ts";

/** The parts from which a nation's invented places and clubs are combined. `*` in a form is replaced by the place. */
export type NameParts = {
	readonly clubs: number;
	readonly first: readonly string[];
	readonly last: readonly string[];
	readonly forms: readonly string[];
};

/** Splits a list of parts at spaces. */
export function words(text: string): string[] {
	return text.split(" ");
}

/**
 * Invented clubs, each of another place, without real places.
 * @throws RangeError if the parts are too few for the number of clubs
 */
export function inventClubs(parts: NameParts, random: Random): string[] {
	const places = parts.first.flatMap((first) => parts.last.map((last) => join(first, last)));
	const free = random.shuffled(places.filter((place) => !KNOWN_PLACES.has(place)));
	if (free.length < parts.clubs) throw new RangeError(`${parts.clubs} clubs, but only ${free.length} places for them`);
	return free.slice(0, parts.clubs).map((place) => named(random.pick(parts.forms), place));
}

/** No letter three times in a row: Mås + skär, but Grund + dala and not Krabb + bo. */
function join(first: string, last: string): string {
	const doubled = first.at(-1) === last[0] && first.at(-1) === first.at(-2);
	return doubled ? first + last.slice(1) : first + last;
}

function named(form: string, place: string): string {
	if (form.startsWith("*")) return /^\*[a-z]/.test(form) ? place + form.slice(1) : `${place} ${form.slice(1)}`;
	return form.replace("*", place);
}
