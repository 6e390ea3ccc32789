/** The permissions in the office's matrix of roles. */
export const PERMISSIONS = [
	"shift",
	"move",
	"close-field",
	"result",
	"decide",
	"plan",
	"publish",
	"announce",
	"undo-any",
	"undo-own",
	"withdraw",
	"colleagues",
] as const;
export type Permission = (typeof PERMISSIONS)[number];
