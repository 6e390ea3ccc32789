import type { Switch } from "../../cup/publication-order.ts";
import type { Language, Words } from "../language.ts";

export const SWITCH_NAMES: { readonly [In in keyof Words]: { readonly [Of in Switch]: string } } = {
	en: { clubs: "the clubs", teams: "the teams", lot: "the draw", schedule: "the schedule" },
	sv: { clubs: "klubbarna", teams: "lagen", lot: "lottningen", schedule: "spelschemat" },
};

const INCONSISTENT = { en: "This would leave the schedule inconsistent.", sv: "Då går spelprogrammet inte ihop." };

export const PUBLISHING_TEXTS = {
	wrong: {
		en: "Something is missing: an announcement has words in both languages, an audience, and a button has words and an address.",
		sv: "Något saknas: ett meddelande har ord på båda språken och en mottagare, och en knapp har ord och en adress.",
	},
	unknown: { en: "This announcement is not there any more.", sv: "Meddelandet finns inte längre." },
	goesOut: {
		en: (when: string | null) => (when === null ? "at no set time" : `out from ${when}`),
		sv: (when: string | null) => (when === null ? "ingen tid inställd" : `ute från ${when}`),
	},
	first: (of: Switch): Words => ({
		en: `Not on its own: ${SWITCH_NAMES.en[of]} first, or all of them together.`,
		sv: `Inte ensamt: ${SWITCH_NAMES.sv[of]} först, eller alla tillsammans.`,
	}),
	over: {
		en: "It would be over before it is out: until is after from, and after now.",
		sv: "Det skulle vara över innan det är ute: till är efter från, och efter nu.",
	},
	past: { en: "That time has come already. Publish it now instead.", sv: "Den tiden har redan varit. Publicera nu i stället." },
	isOut: { en: "It is out already.", sv: "Det är redan ute." },
	notSet: { en: "No time is set for it any more.", sv: "Ingen tid är inställd för det längre." },
	apart: INCONSISTENT,
	apartBy: (fault: (language: Language) => string): Words => ({
		en: `${INCONSISTENT.en} ${fault("en")}`,
		sv: `${INCONSISTENT.sv} ${fault("sv")}`,
	}),
};
