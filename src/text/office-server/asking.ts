import type { Words } from "../language.ts";

export const FAULTS: Words = {
	en: "Send a key, a proposal and a message of at most 200 characters.",
	sv: "Skicka en nyckel, ett förslag och ett meddelande på högst 200 tecken.",
};

export const OFFICE_ITSELF: Words = {
	en: "You belong to the office. You can do this without asking.",
	sv: "Du hör till kansliet. Du kan göra det här utan att fråga.",
};

export const IN_USE: Words = {
	en: "This key was already used for another question. Use a new key.",
	sv: "Nyckeln är redan använd för en annan fråga. Använd en ny nyckel.",
};

/** Also when another proposal was requested. */
export const WAITS_NO_MORE: Words = {
	en: "Someone has already answered this. Nothing was changed.",
	sv: "Någon har redan svarat. Inget är ändrat.",
};
