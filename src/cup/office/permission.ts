/** What is done in the office, as the matrix of its roles names it. */
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
