/** A notice about a change of favourites: done, with an undo, or failed; or that the user has been signed out. */
export type Notice = {
	readonly kind:
		| "chosenTeam"
		| "chosenPlace"
		| "removedTeam"
		| "removedPlace"
		| "notAdded"
		| "notRemoved"
		| "notPinned"
		| "notUnpinned"
		| "unreached"
		| "signedOut"
		| "waits";
	/** The team, field or arena. */
	readonly name: string;
	readonly undo: (() => void) | null;
};
