import type { Words } from "../text/language.ts";

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
