import type { Words } from "../language.ts";

/** Why a call of the step Draw was refused. */
export const DRAW_TEXTS = {
	body: {
		en: "Give a category, a number from 0 to 4294967295, and rules: club, district, nation or level, each once.",
		sv: "Ange en klass, ett nummer från 0 till 4294967295, och regler: klubb, distrikt, nation eller nivå, var och en högst en gång.",
	},
	noGroups: {
		en: "This category has no groups. Add them under Categories first.",
		sv: "Den här klassen har inga grupper. Lägg till dem under Klasser först.",
	},
	noTeams: {
		en: "There are fewer teams than groups. Add teams, or remove groups.",
		sv: "Det finns färre lag än grupper. Lägg till lag, eller ta bort grupper.",
	},
	begun: {
		en: "This category has begun, and cannot be drawn again.",
		sv: "Den här klassen har börjat, och kan inte lottas om.",
	},
} satisfies Readonly<Record<string, Words>>;
