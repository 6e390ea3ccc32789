import type { Words } from "../language.ts";

/** Why a call of the step Schedule was refused. */
export const SCHEDULE_TEXTS = {
	order: (seconds: number, number: number): Words => ({
		en: `Give a number from 0 to ${number}, and a time from 1 second to ${seconds / 60} minutes.`,
		sv: `Ange ett nummer från 0 till ${number}, och en tid från 1 sekund till ${seconds / 60} minuter.`,
	}),
	form: {
		en: "Choose how groups meet (once, twice, across) and which places are played for (none, third, all).",
		sv: "Välj hur grupper möts (once, twice, across) och vilka platser det spelas om (none, third, all).",
	},
	noMatches: {
		en: "There are no matches to place yet. Make them first.",
		sv: "Det finns inga matcher att lägga ut än. Skapa dem först.",
	},
	noFields: {
		en: "There is no field to play on yet. Add arenas and fields first.",
		sv: "Det finns ingen plan att spela på än. Lägg till arenor och planer först.",
	},
	noDraft: {
		en: "That draft does not exist any more.",
		sv: "Det utkastet finns inte längre.",
	},
	isRunning: {
		en: "A schedule is being generated. Stop it first, or wait.",
		sv: "Ett spelprogram håller på att göras. Stoppa det först, eller vänta.",
	},
	isNotRunning: {
		en: "No schedule is being generated.",
		sv: "Inget spelprogram håller på att göras.",
	},
};
