/** Texts of the page shown before a cup exists. Only that page loads them. */
export const firstPageEn = {
	title: (cup: string) => `${cup} will be here`,
	visitors: "There is nothing to show yet: no teams, no matches, no results. Come back when the cup has published them.",
	organisers: "For those who run the cup",
	steps: (cup: number) => [
		`Create the example sheets and fill in your own cup. In the sheet “cup”, keep the number ${cup}: that is the cup this site shows.`,
		"Check them. Each error is shown with its sheet and cell, and nothing is saved.",
		"Import them while the site is running. This page then becomes the cup’s own.",
		"Choose what visitors see: clubs, teams, the draw, the schedule.",
	],
	demo: "Only want to look around? This makes a demo cup:",
	more: "The file docs/organise/first-cup.md in Cupboard’s folder describes every step.",
};

export type FirstPageTexts = typeof firstPageEn;
