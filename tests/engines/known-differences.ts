/** Where an engine has a page otherwise than Chromium, and why that is well. */
export const KNOWN_DIFFERENCES: Readonly<Record<string, string>> = {
	"firefox has /2026/states at 390 px": "`text-wrap: pretty` breaks a line of the introduction otherwise",
};

/** What no step reaches, and why. */
export const NOT_TRIED: readonly string[] = [
	"the sheet in which a device shares, the clipboard: drivers open none, a step reads what they are given",
	"WebKit: a setting that blocks site data, simulated by a script; its driver opens private windows alone",
	"Chromium, WebKit: push: Chromium accepts no service but its own, WebKitGTK has no push",
	"Firefox, WebKit: a frozen page: neither freezes one, simulated by events and an ended connection",
	"Safari's own HLS, an iPhone's system: docs/develop/iphone.md",
];

/** What the command with `--whole` does, and the check leaves out. */
export const OF_WHOLE =
	"more states of pages; without a network; hidden, frozen, cut; office, planning, reporter, push, a hall without TLS, blocked data, HLS of the browser";
