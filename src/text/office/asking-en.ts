/** Texts of requests to the office. */
export const askingEn = {
	title: "Questions to the office",
	own: "Your questions to the office",
	ask: "Ask the office",
	asked: "Your question has been sent. The answer will appear in the list at the side.",
	notYours: "You cannot change this, but you can ask the office.",
	by: (desk: string) => `${desk} asks`,
	minutes: (count: number) => `${count > 0 ? "+" : "−"}${Math.abs(count)} min`,
	waits: "waiting for the office",
	committed: (desk: string) => `done by ${desk}`,
	declined: (desk: string) => `declined by ${desk}`,
	decline: "Decline",
	answer: "Your answer",
	answerHint: "Why not, or what to do instead. No names.",
	wasDeclined: "Declined. They can see it at once.",
	commit: "Do it",
	done: "Done, as requested.",
};
export type AskingTexts = typeof askingEn;
