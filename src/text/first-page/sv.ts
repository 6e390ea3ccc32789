import type { FirstPageTexts } from "./en.ts";

export const firstPageSv: FirstPageTexts = {
	title: (cup) => `Här kommer ${cup} att visas`,
	visitors: "Det finns inget att visa ännu: inga lag, inga matcher, inga resultat. Kom tillbaka när cupen har publicerat dem.",
	organisers: "För dig som ordnar cupen",
	steps: (cup) => [
		`Skapa exemplets blad och gör dem till era. I bladet ”cup” är numret ${cup}: det är den cupen som visas här.`,
		"Provläs dem. Varje fel anges med blad och cell, och ingenting skrivs.",
		"Importera dem medan webbplatsen är igång. Då blir den här sidan cupens egen.",
		"Bestäm vad besökarna ser: klubbar, lag, lottning, spelschema.",
	],
	demo: "Vill du bara se dig omkring? Så här skapas en democup:",
	more: "Filen docs/organise/first-cup.md i Cupboards mapp beskriver allt steg för steg (på engelska).",
};
