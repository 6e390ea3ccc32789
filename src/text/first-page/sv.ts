import type { FirstPageTexts } from "./en.ts";

export const firstPageSv: FirstPageTexts = {
	title: (cup) => `Här kommer ${cup} att visas`,
	visitors: "Det finns inget att visa ännu: inga lag, inga matcher, inga resultat. Kom tillbaka när cupen har publicerat dem.",
	organisers: "För dig som ordnar cupen",
	steps: (cup) => [
		`Skapa exempelbladen och fyll i er egen cup. Behåll numret ${cup} i bladet ”cup”: det är den cupen som visas här.`,
		"Kontrollera dem. Varje fel visas med blad och cell, och inget sparas.",
		"Importera dem medan webbplatsen är i gång. Då blir den här sidan cupens egen.",
		"Bestäm vad besökarna ser: klubbar, lag, lottning, spelprogram.",
	],
	demo: "Vill du bara se dig omkring? Så här skapas en democup:",
	more: "Filen docs/organise/first-cup.md i Cupboards mapp beskriver allt steg för steg (på engelska).",
};
