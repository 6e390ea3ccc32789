/** Where an engine has a page otherwise than Chromium, and why that is well. */
const COLUMNS = "Chromium alone knows `break-after: avoid`, so that its columns end at other rows";

export const KNOWN_DIFFERENCES: Readonly<Record<string, string>> = {
	"firefox has /2026/categories/b14/teams at 1280 px": COLUMNS,
	"webkit has /2026/categories/b14/teams at 1280 px": COLUMNS,
	"firefox has /2026/states at 390 px": "`text-wrap: pretty` breaks a line of the introduction otherwise",
};

/** What the steps do not reach yet. */
export const NOT_TRIED: readonly string[] = [
	"drag of the drawer, year menu, pin, share, calendar, deleting the account",
	"hidden for five minutes, frozen; storage refused by the browser itself, private mode, third-party cookies",
	"offline pages, the reporter's queue, the office's keys, undo and drag",
	"streams in native HLS and hls.js; plain http on a name of a local network; push",
];
