import type { Words } from "../language.ts";

export const FAULTS: Words = {
	en: "Some fields are not valid; see the message beside each.",
	sv: "Vissa fält är inte giltiga. Se meddelandet vid varje fält.",
};

export const NO_ACT_NUMBER: Words = { en: "The number of an act is missing.", sv: "Åtgärdens nummer saknas." };

export const HEARD: Words = {
	en: "People have been notified of this act. Choose whether to notify them that it is undone. Nothing has been changed yet.",
	sv: "Andra har fått besked om åtgärden. Välj om de ska få besked om att den är ångrad. Inget är ändrat än.",
};

export const OF_ANOTHER: Words = {
	en: "Another account did this. Ask the office to undo it.",
	sv: "Ett annat konto gjorde det här. Be kansliet att ångra det.",
};

export const NOT_YOURS_NOW: Words = {
	en: "You are no longer allowed to undo this. Ask the office to undo it.",
	sv: "Du får inte längre ångra det här. Be kansliet att ångra det.",
};

export const LATER_OF_OTHERS: Words = {
	en: "Others have made later changes that build on this. Ask the office to undo them too.",
	sv: "Andra har gjort senare ändringar som bygger på det här. Be kansliet att ångra dem också.",
};

export const WHY = {
	stale: {
		en: "Someone changed this before you. This is the result now. Check it again.",
		sv: "Någon hann före dig. Så här skulle det bli nu. Kontrollera en gång till.",
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
	"no-such-act": {
		en: "There is no act with that number in the ledger.",
		sv: "Det finns ingen åtgärd med det numret i liggaren.",
	},
	"undone-already": { en: "It has already been undone.", sv: "Den är redan ångrad." },
	"nothing-left": { en: "There is nothing left to undo.", sv: "Det finns inget kvar att ångra." },
	"built-on": { en: "Later acts build on it.", sv: "Senare åtgärder bygger på den." },
	faulty: {
		en: "Undoing this would leave the schedule inconsistent.",
		sv: "Om det här ångras går spelprogrammet inte ihop.",
	},
};

export const IN_USE: Words = {
	en: "This key was already used for another act. Use a new key.",
	sv: "Nyckeln är redan använd för en annan åtgärd. Använd en ny nyckel.",
};

export const APART: Words = { en: "This would leave the schedule inconsistent.", sv: "Då går spelprogrammet inte ihop." };
