import type { AskingTexts } from "./asking-en.ts";

export const askingSv: AskingTexts = {
	title: "Frågor till kansliet",
	own: "Det du har frågat kansliet",
	ask: "Fråga kansliet",
	asked: "Kansliet är tillfrågat. Svaret står i listan.",
	notYours: "Inte ditt: titta, och fråga kansliet.",
	by: (desk) => `${desk} frågar`,
	minutes: (count) => `${count > 0 ? "+" : "−"}${Math.abs(count)} min`,
	waits: "väntar på kansliet",
	committed: (desk) => `gjort av ${desk}`,
	declined: (desk) => `nej från ${desk}`,
	decline: "Säg nej",
	answer: "Ett ord tillbaka",
	answerHint: "Varför inte, eller vad i stället. Inga namn.",
	wasDeclined: "Nej. Den som frågade ser det genast.",
	commit: "Gör det",
	done: "Gjort, som det begärdes.",
};
