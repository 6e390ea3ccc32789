/** The notes that a field may send: fixed, so that a note never contains a name. */
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

/** The limit of the office's free text, in characters per language. */
export const LONGEST_NOTE = 140;
