import type { Switch } from "../../cup/publication-order.ts";
import type { Language, Words } from "../language.ts";

export const SWITCH_NAMES: { readonly [In in keyof Words]: { readonly [Of in Switch]: string } } = {
	en: { clubs: "the clubs", teams: "the teams", lot: "the draw", schedule: "the schedule" },
	sv: { clubs: "klubbarna", teams: "lagen", lot: "lottningen", schedule: "spelprogrammet" },
};

const PAGE_WORDS = {
	en: { contact: "contact page", privacy: "privacy page" },
	sv: { contact: "en egen kontaktsida", privacy: "en egen sida om personuppgifter" },
};

/** The pages without which nothing is published. */
export const PAGE_NAMES = {
	contact: { en: "Contact", sv: "Kontakt" },
	privacy: { en: "Privacy", sv: "Personuppgifter" },
} as const satisfies Readonly<Record<string, Words>>;

const INCONSISTENT = { en: "This would leave the schedule inconsistent.", sv: "Då går spelprogrammet inte ihop." };

export const PUBLISHING_TEXTS = {
	wrong: {
		en: "Something is missing. An announcement needs a text in both languages and an audience; a button needs a text and a link.",
		sv: "Något saknas. Ett meddelande behöver text på båda språken och en mottagare; en knapp behöver text och en länk.",
	},
	unknown: { en: "This announcement no longer exists.", sv: "Meddelandet finns inte längre." },
	goesOut: {
		en: (when: string | null) => (when === null ? "at no set time" : `published from ${when}`),
		sv: (when: string | null) => (when === null ? "ingen tid inställd" : `publiceras ${when}`),
	},
	first: (of: Switch): Words => ({
		en: `Publish ${SWITCH_NAMES.en[of]} first, or all of them together.`,
		sv: `Publicera ${SWITCH_NAMES.sv[of]} först, eller alla tillsammans.`,
	}),
	lacksPages: (pages: readonly ("privacy" | "contact")[]): Words => ({
		en: `Nothing can be published before the cup has its own ${pages.map((page) => PAGE_WORDS.en[page]).join(" and ")}. Write ${pages.length === 1 ? "it" : "them"} under Plan, Cup and days, or in the brand’s folder.`,
		sv: `Inget kan publiceras innan cupen har ${pages.map((page) => PAGE_WORDS.sv[page]).join(" och ")}. Skriv under Planera, Cup och dagar, eller i varumärkets mapp.`,
	}),
	over: {
		en: "It would end before it is published. “Until” must be later than “From”, and later than now.",
		sv: "Det skulle sluta innan det publiceras. ”Till” måste vara senare än ”Från” och senare än nu.",
	},
	past: { en: "That time has passed. Publish it now instead.", sv: "Den tiden har redan passerat. Publicera nu i stället." },
	isOut: { en: "It is already published.", sv: "Det är redan publicerat." },
	noPreview: {
		en: "Choose what to preview: now, clubs, teams, lot or schedule.",
		sv: "Välj vad som ska förhandsvisas: now, clubs, teams, lot eller schedule.",
	},
	notSet: { en: "It no longer has a set time.", sv: "Det har inte längre någon inställd tid." },
	apart: INCONSISTENT,
	apartBy: (fault: (language: Language) => string): Words => ({
		en: `${INCONSISTENT.en} ${fault("en")}`,
		sv: `${INCONSISTENT.sv} ${fault("sv")}`,
	}),
};
