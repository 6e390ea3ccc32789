import type { Words } from "../language.ts";

export const NOT_YOURS: Words = {
	en: "Your account is not allowed to do that. Ask the office.",
	sv: "Ditt konto får inte göra det här. Fråga kansliet.",
};

export const NO_EDITION: Words = {
	en: "The cup has no edition yet. Import one first.",
	sv: "Cupen har ingen upplaga än. Importera en först.",
};
