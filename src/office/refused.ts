import type { Language } from "../text/language.ts";

export type Words = { readonly [In in Language]: string };

/** A call that is not obeyed, and why: what, where, what to do. */
export class OfficeRefused extends Error {
	readonly status: 400 | 401 | 403 | 404 | 409 | 422;
	readonly words: Words;
	/** What the app does something else for than to tell it. */
	readonly because: string | undefined;

	constructor(status: OfficeRefused["status"], words: Words, because?: string) {
		super(words.en);
		this.status = status;
		this.words = words;
		this.because = because;
	}
}

export const NOT_YOURS: Words = {
	en: "This desk may not do that. Ask the office.",
	sv: "Det här kontot får inte göra det. Fråga kansliet.",
};

export const NO_EDITION: Words = {
	en: "The cup has no edition yet. Import one first.",
	sv: "Cupen har inget år än. Importera ett först.",
};
