export type Point = readonly [x: number, y: number];

/** A browser's window as the steps use it: the same in each engine. */
export type Tab = {
	readonly go: (address: string) => Promise<void>;
	/** The value of a JavaScript expression in the page, as JSON; promises are awaited. */
	readonly read: <Answer>(expression: string) => Promise<Answer>;
	/** Presses an element by its selector, as a pointer does. */
	readonly press: (selector: string) => Promise<void>;
	readonly type: (selector: string, text: string) => Promise<void>;
	/** Presses keys one after the other where the focus is: "Tab", "s", "Control+z". */
	readonly keys: (...chords: readonly string[]) => Promise<void>;
	/** Moves the mouse, pressed, through points of the window, in px. */
	readonly drag: (path: readonly [Point, ...Point[]]) => Promise<void>;
	/** A picture of the window, as PNG. */
	readonly picture: () => Promise<Uint8Array>;
	/** In px of the page. */
	readonly resize: (width: number, height: number) => Promise<void>;
	readonly back: () => Promise<void>;
	/** Hides the page, as another tab or a minimized window does. @returns shows it again */
	readonly hide: () => Promise<() => Promise<void>>;
	/** Freezes a hidden page like a phone does in the background; only if the engine's driver can. @returns resumes it */
	readonly freeze?: () => Promise<() => Promise<void>>;
	/** A PDF of the page with its own page sizes, on paper of these millimetres; only if the engine's driver can. */
	readonly print?: (width: number, height: number) => Promise<Uint8Array>;
	readonly close: () => Promise<void>;
};

/**
 * How a browser is set: `refusing` blocks cookies and site data, `firstParty` only those of third parties, `private` is a private window with strict
 * tracking protection.
 */
export type Settings = "usual" | "refusing" | "firstParty" | "private";

export type Engine = {
	readonly name: "chromium" | "firefox" | "webkit";
	readonly version: string;
	/** The process that has started the browser's own, or is the first of them. */
	readonly pid: number;
	/** @param hall the port on this machine to which `http://hall.example` leads, without TLS */
	readonly open: (hall?: number) => Promise<Tab>;
	readonly quit: () => Promise<void>;
};

/** Where its programs are not here: what to install. */
export type Missing = { readonly name: Engine["name"]; readonly install: string };

/** The name of a host in a local network, which no engine treats as a secure context. */
export const HALL = "hall.example";
