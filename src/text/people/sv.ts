import type { PeopleTexts } from "./en.ts";

export const peopleSv: PeopleTexts = {
	email: "E-postadress",
	emailHow: "Den som personens konto på webbplatsen har.",
	given: (email) => `Sparat: ${email}`,
	takenBack: (email) => `Återkallat: ${email}`,
	leaders: "Lagledare",
	leadersHow: "En ledares profil visar lagen som hen har lett. Bara den här listan nämner dem.",
	noLeaders: "Ingen ledare än.",
	addLeader: "Lägg till ledaren",
	team: "Lag",
	chooseTeam: "Välj ett lag",
	removeLeader: (email, team) => `Ta bort ${email} från ${team}`,
	passes: "All Access",
	passesHow: "Den som har All Access ser årets alla sändningar, köpt eller givet här.",
	noPasses: "Ingen har All Access än.",
	addPass: "Ge All Access",
	year: "År",
	granted: "givet",
	bought: "köpt",
	removePass: (email, year) => `Återkalla All Access ${year} för ${email}`,
};
