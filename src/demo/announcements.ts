import type { CupFileArena, CupFileEdition } from "../results/record/cup-file.ts";
import { RAIN } from "./rain-delay.ts";

type Announcements = NonNullable<CupFileEdition["announcements"]>;

/** What the cup says on the day the demo stands at: once with a button, once without. */
export function announcementsOfToday(year: number, arenas: readonly CupFileArena[], id: () => string): Announcements {
	const arena = arenas.find((candidate) => candidate.name === RAIN.arena)!;
	const hour = String(RAIN.fromMinute / 60);
	return [
		{
			id: id(),
			text: {
				en: `Rain delay at ${arena.name}: matches from ${hour}:00 start ${RAIN.delay} minutes later.`,
				sv: `Regn vid ${arena.name}: matcher från ${hour}.00 börjar ${RAIN.delay} minuter senare.`,
			},
			buttonText: { en: "See fields", sv: "Se planerna" },
			buttonLink: `/${year}/arenas/arena/${arena.id}`,
		},
		{
			id: id(),
			text: {
				en: "Warm today. There are water posts at every arena: fill your bottles before kick-off.",
				sv: "Varmt i dag. Det finns vattenposter vid varje arena: fyll flaskorna före avspark.",
			},
		},
	];
}

/** What stands when an edition is over. */
export function farewell(year: number, id: () => string): Announcements {
	return [
		{
			id: id(),
			text: {
				en: `Thank you for Fyrcupen ${year}. See you by the lighthouse next summer!`,
				sv: `Tack för Fyrcupen ${year}. Vi ses vid fyren nästa sommar!`,
			},
		},
	];
}
