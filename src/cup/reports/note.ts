/** What a field may say in a note: fixed, so that a note never holds a name. */
export const NOTES = {
	delayed: { en: "The start is delayed", sv: "Starten är försenad" },
	interrupted: { en: "Play is interrupted", sv: "Spelet är avbrutet för stunden" },
	weather: { en: "Interrupted because of the weather", sv: "Avbrott på grund av vädret" },
	"drinks-break": { en: "Drinks break", sv: "Vätskepaus" },
	"time-out": { en: "Time-out", sv: "Time-out" },
	resumed: { en: "Play goes on", sv: "Spelet är i gång igen" },
} as const;

export type NoteCode = keyof typeof NOTES;
export const NOTE_CODES = Object.keys(NOTES) as NoteCode[];

/** Letters of the office's own words, in each language. */
export const LONGEST_NOTE = 140;
