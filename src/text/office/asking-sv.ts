import type { AskingTexts } from "./asking-en.ts";

export const askingSv: AskingTexts = {
	title: "Frågor till kansliet",
	own: "Dina frågor till kansliet",
	ask: "Fråga kansliet",
	asked: "Frågan är skickad. Svaret visas i listan vid sidan.",
	notYours: "Det här får du inte ändra, men du kan fråga kansliet.",
	by: (desk) => `${desk} frågar`,
	minutes: (count) => `${count > 0 ? "+" : "−"}${Math.abs(count)} min`,
	waits: "väntar på kansliet",
	committed: (desk) => `gjort av ${desk}`,
	declined: (desk) => `avslaget av ${desk}`,
	decline: "Avslå",
	answer: "Ditt svar",
	answerHint: "Varför inte, eller vad man kan göra i stället. Inga namn.",
	wasDeclined: "Avslaget. Den som frågade ser det genast.",
	commit: "Gör det",
	done: "Klart, som det begärdes.",
};
