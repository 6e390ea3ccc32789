/** What desks ask the office to do. */
export const askingEn = {
	title: "Asked of the office",
	own: "What you asked the office",
	ask: "Ask the office",
	asked: "The office has been asked. Its answer stands in the rail.",
	notYours: "Not yours: look, and ask the office.",
	by: (desk: string) => `${desk} asks`,
	minutes: (count: number) => `${count > 0 ? "+" : "−"}${Math.abs(count)} min`,
	waits: "waits for the office",
	committed: (desk: string) => `done by ${desk}`,
	declined: (desk: string) => `declined by ${desk}`,
	decline: "Decline",
	answer: "A word back",
	answerHint: "Why not, or what instead. No names.",
	wasDeclined: "Declined. The desk sees it at once.",
	commit: "Do it",
	done: "Done, as it was asked.",
};
export type AskingTexts = typeof askingEn;
