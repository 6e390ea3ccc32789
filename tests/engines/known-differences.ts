/** Where an engine has a page otherwise than Chromium, and why that is well. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, string>> = {
	"firefox has /2026/states at 390 px": "`text-wrap: pretty` breaks a line of the introduction otherwise",
};

/** What the steps do not reach yet. */
export const NOT_TRIED: readonly string[] = [
	"year menu, pin, share's own sheet, calendar, deleting the account",
	"streams in native HLS and hls.js; push",
	"a page that is really hidden or frozen: simulated by events and an ended connection",
	"WebKit: a setting that blocks site data, simulated by a script; its driver opens private windows alone",
];

/** What the command with `--whole` does, and the check leaves out. */
export const OF_WHOLE =
	"more states of pages; without a network; hidden and frozen; office, reporter, a hall without TLS, blocked data";
