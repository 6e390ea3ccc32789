/** What can be done to a cup, by the office, a command or an import. */
export const ACT_KINDS = [
	"import",
	"publish",
	"announce",
	"feature",
	"move",
	"shift",
	"result",
	"fact",
	"withdraw",
	"young",
	"rest",
	"stream",
	"undo",
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** An act as it is proposed: what is done, where, and why it is. */
export type ActHead = {
	readonly kind: ActKind;
	/** Which desk does it, such as "command line": no person's name, no address. */
	readonly desk: string;
	readonly why?: string;
};
