import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "../password/length.ts";
import type { Texts } from "./en.ts";
import { lettersSv } from "./letters-sv.ts";

export const sv: Texts = {
	faults: {
		required: "Det här måste fyllas i.",
		notText: "Det här måste vara en text.",
		tooLong: "Det här är för långt.",
		invalidEmail: "Det här är ingen e-postadress.",
		invalidYear: "Det här måste vara ett år, till exempel 2026.",
		invalidText: "Det här innehåller tecken som inte kan sparas.",
		passwordTooShort: `Lösenordet måste ha minst ${SHORTEST_PASSWORD} tecken.`,
		passwordTooLong: `Lösenordet får ha högst ${LONGEST_PASSWORD} tecken.`,
		passwordCommon: "Många använder det här lösenordet, så det är lätt att gissa. Välj ett annat.",
		passwordIsEmail: "Lösenordet får inte vara din e-postadress eller ditt namn.",
		passwordsDiffer: "Lösenorden är inte likadana.",
		wrongCredentials: "E-postadressen eller lösenordet är fel.",
		emailTaken: "Det finns redan ett konto med den här e-postadressen. Är det ditt, logga in eller välj ett nytt lösenord.",
		resetUnknown: "Länken är använd eller för gammal. Be om en ny.",
		tooManyFavourites: "Du har så många favoriter som ett konto rymmer. Ta bort några först.",
	},
	refusals: {
		notJson: "Innehållet är inte giltig JSON.",
		notAnObject: "Innehållet måste vara ett JSON-objekt.",
		bodyKind: "Skicka innehållet som application/json eller application/x-www-form-urlencoded.",
		bodyTooLarge: "Innehållet är för stort.",
		signedOut: "Du är inte inloggad.",
		foreignSite: "Anrop från andra webbplatser tas inte emot.",
		notByNavigation: "Bara webbplatsen själv kan be om det här.",
		notFound: "Här finns ingenting.",
		noFavourite: "Favoriten finns inte.",
		method: "Den här adressen tar inte emot den metoden.",
		tooMany: (minutes) => `För många försök. Försök igen om ${minutes === 1 ? "en minut" : `${minutes} minuter`}.`,
		busy: "Många loggar in just nu. Försök igen om en stund.",
		failed: "Något gick fel här. Försök igen.",
	},
	instructionsSent: "Instruktioner är skickade. Titta i din e-post",
	passwordChanged: "Ditt lösenord är ändrat. Logga in med det nya.",
	letters: lettersSv,
};
