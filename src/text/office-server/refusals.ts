import type { Words } from "../language.ts";

export const NOT_YOURS: Words = {
	en: "This desk may not do that. Ask the office.",
	sv: "Det här kontot får inte göra det. Fråga kansliet.",
};

export const NO_EDITION: Words = {
	en: "The cup has no edition yet. Import one first.",
	sv: "Cupen har inget år än. Importera ett först.",
};
