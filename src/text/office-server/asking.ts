import type { Words } from "../language.ts";

export const FAULTS: Words = {
	en: "Expected a key, a proposal, and at most 200 letters with it.",
	sv: "En nyckel, ett förslag och högst 200 tecken till väntades.",
};

export const OFFICE_ITSELF: Words = {
	en: "You are the office: do it, nobody needs to be asked.",
	sv: "Du är kansliet: gör det, ingen behöver tillfrågas.",
};

export const IN_USE: Words = {
	en: "This key belongs to something else that was asked. Send it under a key of its own.",
	sv: "Nyckeln hör till något annat som har frågats. Skicka med en egen nyckel.",
};

/** Also of what another proposal was asked for. */
export const WAITS_NO_MORE: Words = {
	en: "It does not wait any more: somebody has answered it. Nothing was changed.",
	sv: "Det väntar inte längre: någon har redan svarat. Inget är ändrat.",
};
