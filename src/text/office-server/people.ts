import type { Words } from "../language.ts";

/** Why the right of a person was not given or taken back. */
export const PEOPLE_TEXTS = {
	noAccount: {
		en: "Nobody has an account with this e-mail address. The person registers on the site first.",
		sv: "Ingen har ett konto med den e-postadressen. Personen registrerar sig först på webbplatsen.",
	},
	noTeam: {
		en: "This team is not in the record any more. Choose another.",
		sv: "Laget finns inte kvar. Välj ett annat.",
	},
	noYear: { en: "The cup has no such year. Choose one of its years.", sv: "Cupen har inget sådant år. Välj ett av dess år." },
	isLeader: {
		en: "This person is already a leader of the team. Nothing was changed.",
		sv: "Personen är redan ledare för laget. Inget ändrades.",
	},
	hasPass: {
		en: "This person already has All Access for the year. Nothing was changed.",
		sv: "Personen har redan All Access för året. Inget ändrades.",
	},
	gone: {
		en: "This has already been taken back. Nothing was changed.",
		sv: "Det är redan återkallat. Inget ändrades.",
	},
} satisfies Record<string, Words>;
