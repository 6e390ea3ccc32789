/** Names that are the same in both languages are plain strings. */
export const BOYS = { en: "Boys 14", sv: "Pojkar 14" };
export const GIRLS = { en: "Girls 11", sv: "Flickor 11" };

type Cell = string | { readonly en: string; readonly sv: string };

const SWEDEN = { en: "Sweden", sv: "Sverige" };
const NORWAY = { en: "Norway", sv: "Norge" };
const RED = { en: "red", sv: "röd" };
const BLUE = { en: "blue", sv: "blå" };
const WHITE = { en: "white", sv: "vit" };
const GREEN = { en: "green", sv: "grön" };

/** Invented clubs. Club, nation, category, team, group, home shirt. */
export const TEMPLATE_TEAMS: readonly (readonly Cell[])[] = [
	["Skärets IF", SWEDEN, BOYS, "", "A", RED],
	["BK Tången", SWEDEN, BOYS, "", "A", BLUE],
	["Holmgrundets BK", SWEDEN, BOYS, "", "A", WHITE],
	["Fjordgløtt IL", NORWAY, BOYS, "", "A", GREEN],
	["IK Måsskär", SWEDEN, BOYS, "", "B", WHITE],
	["Vågbrytarens SK", SWEDEN, BOYS, "", "B", RED],
	["IF Båkudden", SWEDEN, BOYS, "", "B", GREEN],
	["Revholmens FK", SWEDEN, BOYS, "", "B", BLUE],
	["BK Tången", SWEDEN, GIRLS, "1", "1", BLUE],
	["BK Tången", SWEDEN, GIRLS, "2", "1", WHITE],
	["Skärets IF", SWEDEN, GIRLS, "", "1", RED],
	["IF Båkudden", SWEDEN, GIRLS, "", "1", GREEN],
];
