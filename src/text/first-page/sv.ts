import type { FirstPageTexts } from "./en.ts";

export const firstPageSv: FirstPageTexts = {
	title: (cup) => `Här kommer ${cup} att visas`,
	visitors: "Inget är publicerat ännu: inga lag, inga matcher, inga resultat. Kom tillbaka när cupen har publicerat dem.",
	organisers: "Ordnar du cupen? Den förbereds i",
	office: "kansliet",
};
