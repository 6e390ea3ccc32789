/** Dispatched on the window once the whole page is hydrated: buffered presses can then be replayed (first-script.ts). */
export const BEGUN = "cupboard-begun";

/** The data that a document passes to its first script, as data attributes of the script element. */
export type Beginning = {
	/** The addresses of the page's modules, with a space between. */
	readonly modules: string;
	/** The modules that links with a state lead to: sign-in. */
	readonly next: string;
	/** There where a page is of no use without its scripts. */
	readonly atOnce?: "";
	/** The stream's address, where the page follows its edition. */
	readonly stream?: string;
	/** The cup's clock, as JSON. */
	readonly clock: string;
	/** The cup's time zone. */
	readonly zone: string;
	/** That there is no network, before the time since when. */
	readonly noNetwork: string;
	/** That something was not done, and to load the page again. */
	readonly failed: string;
	readonly again: string;
	/** That the page's own scripts do not run in this browser. */
	readonly oldBrowser: string;
};
