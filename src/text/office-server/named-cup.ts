import type { Words } from "../language.ts";

export const NAMED_CUP_TEXTS = {
	nameTheCup: (name: string): Words => ({
		en: `This cannot be undone. To go ahead, type the cup's name: ${name}.`,
		sv: `Det här går inte att ångra. Skriv cupens namn för att fortsätta: ${name}.`,
	}),
};
