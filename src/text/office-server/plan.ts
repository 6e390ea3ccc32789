import { capital } from "../capital.ts";
import type { Words } from "../language.ts";

export const PLAN_BODY: Words = {
	en: "The change could not be read. Load the page again.",
	sv: "Ändringen gick inte att läsa. Ladda om sidan.",
};

/** Why a change of the plan was not saved. */
export const NOT_COMMITTED = {
	"nothing-changes": {
		en: "Everything is already like that.",
		sv: "Allt är redan så.",
	},
	stale: {
		en: "Someone changed this before you. This is the result now. Check it again.",
		sv: "Någon hann före dig. Så här skulle det bli nu. Kontrollera en gång till.",
	},
	faulty: {
		en: "Correct what is marked. Nothing has been saved.",
		sv: "Rätta det som är markerat. Inget är sparat.",
	},
	asked: {
		en: "This changes what visitors can see. Confirm it first.",
		sv: "Det här ändrar sådant som besökare ser. Bekräfta först.",
	},
} satisfies Record<string, Words>;

/** A value's fault, shown beside its field: what is wrong, and what would be right. */
export const FAULT_BESIDE_FIELD = {
	en: (message: string, value: unknown, expected: string) => `${begun(message, value)}. Expected: ${expected}.`,
	sv: (message: string, value: unknown, expected: string) => `${begun(message, value)}. Väntat: ${expected}.`,
};

const begun = (message: string, value: unknown): string =>
	`${capital(message)}${typeof value === "string" || typeof value === "number" ? ` (${value})` : ""}`;

export const PLAN_DEMO = {
	notHere: {
		en: "The demo can only be opened at the machine that Cupboard runs on.",
		sv: "Democupen kan bara öppnas på den dator där Cupboard körs.",
	},
	failed: {
		en: "The demo could not be started. The log of Cupboard says why. Your cup is not affected.",
		sv: "Democupen kunde inte startas. Orsaken står i Cupboards logg. Din cup påverkas inte.",
	},
} satisfies Record<string, Words>;

export const PLAN_BACKUP = {
	notEmpty: {
		en: "The record already has a cup. A backup is only restored here into an empty one.",
		sv: "Här finns redan en cup. En säkerhetskopia återställs bara när det är tomt.",
	},
	damaged: {
		en: "This is not a whole backup of Cupboard, or it was made by a newer version. Nothing was restored.",
		sv: "Det här är ingen hel säkerhetskopia från Cupboard, eller så gjordes den av en nyare version. Inget har återställts.",
	},
} satisfies Record<string, Words>;

const PAGE_IN = {
	en: { contact: "The contact page", privacy: "The privacy page", in: { en: "in English", sv: "in Swedish" } },
	sv: { contact: "Kontaktsidan", privacy: "Sidan om personuppgifter", in: { en: "på engelska", sv: "på svenska" } },
};
/** A page of the cup that cannot be shown. */
export const WRONG_PAGE = {
	en: (page: "contact" | "privacy", of: "en" | "sv") =>
		`${PAGE_IN.en[page]} ${PAGE_IN.en.in[of]} cannot be shown. It begins with its title (# Title) and has only paragraphs, headings (##), lists, bold, italics and links to https://, mailto: or tel:.`,
	sv: (page: "contact" | "privacy", of: "en" | "sv") =>
		`${PAGE_IN.sv[page]} ${PAGE_IN.sv.in[of]} kan inte visas. Den börjar med sin rubrik (# Rubrik) och har bara stycken, underrubriker (##), listor, fetstil, kursiv och länkar till https://, mailto: eller tel:.`,
};
