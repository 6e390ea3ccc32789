/** What a reader is told of a change of favourites: that it is done, with the way back, or that it failed; or that there is no account now. */
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
