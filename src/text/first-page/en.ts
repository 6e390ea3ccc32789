/** What stands in the place of a cup that is not there yet. Only its page loads it. */
export const firstPageEn = {
	title: (cup: string) => `${cup} will be here`,
	visitors: "There is nothing to show yet: no teams, no matches, no results. Come back when the cup has published them.",
	organisers: "For those who run the cup",
	steps: (cup: number) => [
		`Write the example’s sheets and make them yours. In the sheet “cup” the number is ${cup}: that is the cup this site shows.`,
		"Try them. Each fault is told with its sheet and cell, and nothing is written.",
		"Import them, while the site runs. Then this page is the cup’s own.",
		"Say what visitors see: clubs, teams, the draw, the schedule.",
	],
	demo: "Only want to look around? A demo cup is made here by:",
	more: "The file docs/organise/first-cup.md in Cupboard’s folder tells it step by step.",
};

export type FirstPageTexts = typeof firstPageEn;
