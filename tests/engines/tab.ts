/** A browser's window as the steps use it: the same in each engine. */
export type Tab = {
	readonly go: (address: string) => Promise<void>;
	/** What an expression of JavaScript comes to in the page, as JSON has it; a promise is waited for. */
	readonly read: <Answer>(expression: string) => Promise<Answer>;
	/** Presses an element by its selector, as a pointer does. */
	readonly press: (selector: string) => Promise<void>;
	readonly type: (selector: string, text: string) => Promise<void>;
	/** In px of the page. */
	readonly resize: (width: number, height: number) => Promise<void>;
	readonly back: () => Promise<void>;
	readonly close: () => Promise<void>;
};

export type Engine = {
	readonly name: "chromium" | "firefox" | "webkit";
	readonly version: string;
	readonly open: () => Promise<Tab>;
	readonly quit: () => Promise<void>;
};

/** Where its programs are not here: what to install. */
export type Missing = { readonly name: Engine["name"]; readonly install: string };
