import type { Words } from "../text/language.ts";

/** A refused call, with what is wrong, where, and what to do. */
export class OfficeRefused extends Error {
	readonly status: 400 | 401 | 403 | 404 | 409 | 422;
	readonly words: Words;
	/** A code for refusals that the app handles in its own way, rather than by showing the message. */
	readonly because: string | undefined;

	constructor(status: OfficeRefused["status"], words: Words, because?: string) {
		super(words.en);
		this.status = status;
		this.words = words;
		this.because = because;
	}
}
