/** Texts of the page shown before a cup exists. Only that page loads them. */
export const firstPageEn = {
	title: (cup: string) => `${cup} will be here`,
	visitors: "Nothing has been published yet: no teams, no matches, no results. Come back when the cup has published them.",
	organisers: "Do you run this cup? It is set up in",
	office: "the office",
};

export type FirstPageTexts = typeof firstPageEn;
