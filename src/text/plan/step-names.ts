const en = {
	cup: "Cup and days",
	arenas: "Arenas and fields",
	categories: "Categories",
	teams: "Teams",
	draw: "Draw",
	schedule: "Schedule",
	publish: "Publish",
};
const sv: typeof en = {
	cup: "Cup och dagar",
	arenas: "Arenor och planer",
	categories: "Klasser",
	teams: "Lag",
	draw: "Lottning",
	schedule: "Spelprogram",
	publish: "Publicera",
};

/** The names of Plan's steps, in a module of their own: Find or do searches them without loading the other texts of Plan. */
export const STEP_NAMES = { en, sv };
