import type { Words } from "../language.ts";

export const FAULTS: Words = {
	en: "Some fields are not valid; see the message beside each.",
	sv: "Vissa fält är inte giltiga. Se meddelandet vid varje fält.",
};

export const NO_ACT_NUMBER: Words = { en: "Expected the number of an act.", sv: "Numret på en åtgärd väntades." };

export const HEARD: Words = {
	en: "Others have been told of it. Say whether they are told that it is undone; nothing was changed yet.",
	sv: "Andra har fått veta det. Säg om de ska få veta att det är ångrat; inget är ändrat än.",
};

export const OF_ANOTHER: Words = {
	en: "Another desk did this. Ask the office to undo it.",
	sv: "Ett annat konto gjorde det här. Be kansliet att ångra det.",
};

export const NOT_YOURS_NOW: Words = {
	en: "This desk did it, and may not do it any more. Ask the office to undo it.",
	sv: "Det här kontot gjorde det, och får inte göra det längre. Be kansliet att ångra det.",
};

export const LATER_OF_OTHERS: Words = {
	en: "Later acts of others build on it. Ask the office to undo them too.",
	sv: "Andras senare åtgärder bygger på den. Be kansliet att ångra dem också.",
};

export const WHY = {
	stale: {
		en: "Someone was faster: this is what it would do now. Look once more.",
		sv: "Någon hann före: så här skulle det bli nu. Titta en gång till.",
	},
	impossible: { en: "Settle the impossible one first.", sv: "Lös det omöjliga först." },
};

export const ASKED = {
	replaces: {
		en: "A different value is already recorded. Confirm to replace it.",
		sv: "Ett annat värde är redan sparat. Bekräfta för att ersätta det.",
	},
	"not-begun": {
		en: "This match has not begun. Confirm to record it.",
		sv: "Matchen har inte börjat. Bekräfta för att spara.",
	},
	"unlikely-score": {
		en: "This score is unusually high. Confirm to record it.",
		sv: "Resultatet är ovanligt högt. Bekräfta för att spara.",
	},
};

export const AGAINST_RULES: Words = {
	en: "This is against your rules. Confirm to do it anyway.",
	sv: "Det här strider mot era regler. Bekräfta för att göra det ändå.",
};

export const UNDO_REFUSED = {
	"no-such-act": { en: "The ledger has no such act.", sv: "Liggaren har ingen sådan åtgärd." },
	"undone-already": { en: "It has been undone already.", sv: "Den är redan ångrad." },
	"nothing-left": { en: "Nothing of it stands any more.", sv: "Inget av den står kvar." },
	"built-on": { en: "Later acts build on it.", sv: "Senare åtgärder bygger på den." },
	faulty: {
		en: "Undoing this would leave the schedule inconsistent.",
		sv: "Om det här ångras går spelprogrammet inte ihop.",
	},
};

export const IN_USE: Words = {
	en: "This key belongs to another act. Send it under a key of its own.",
	sv: "Nyckeln hör till en annan åtgärd. Skicka med en egen nyckel.",
};

export const APART: Words = { en: "This would leave the schedule inconsistent.", sv: "Då går spelprogrammet inte ihop." };
