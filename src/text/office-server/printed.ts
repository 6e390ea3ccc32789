import type { Language } from "../language.ts";

/** Why there are no sheets, and what to do. */
export const PRINTED_TEXTS = {
	en: {
		"signed-out": "You are signed out. Sign in to the office and print again.\n",
		"not-allowed": "Your account may not print here. Ask the office.\n",
		"too-many": "Too many sheets in a short time. Load the page again in some seconds.\n",
		none: "There is no such sheet. Choose another one under Print.\n",
	},
	sv: {
		"signed-out": "Du är utloggad. Logga in på kansliet och skriv ut igen.\n",
		"not-allowed": "Ditt konto får inte skriva ut här. Fråga kansliet.\n",
		"too-many": "För många blad på kort tid. Ladda om sidan om några sekunder.\n",
		none: "Bladet finns inte. Välj ett annat under Skriv ut.\n",
	},
} as const satisfies Record<Language, object>;
