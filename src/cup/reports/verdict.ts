/** Why a report that is well written does not count. */
export const OBJECTIONS = {
	"score-goes-down": "the score would go down; a correction lowers a score",
	"side-did-not-score": "the score of the side that the report names does not rise",
	"match-is-over": "the match is over; a correction changes its score",
	"match-is-off": "the match is not played: it is cancelled, or was given away",
	"office-said-otherwise": "the office has said otherwise, and outranks the field",
	"not-begun": "nothing has been played yet that could be corrected",
	"no-score": "no score has been reported that the match could end with",
	"not-level": "it follows only when the score is level",
	"level-shoot-out": "the shoot-out is level: nobody has won it yet",
	"kick-reported-otherwise": "that kick has been reported with another outcome; undo one of the two",
	"no-such-minute": "no half is being played that could have that minute, or whose clock could be stopped",
	"no-such-goal": "no goal that counts has that report; name the goal's own",
	"not-over": "the match is not over yet, so there is nothing to confirm",
	"score-differs": "another result stands than the one that was confirmed",
	held: "it is improbable: the office looks at it before it is made public",
	superseded: "it is older than the last one accepted, which stands",
	"nothing-to-undo": "there is no report with that id of this match that its sender may take back",
} as const;
export type Objection = keyof typeof OBJECTIONS;

/**
 * `repeated`: it says what another report has said already. `undone`: it was taken back. `waits-for-teams`: it counts once both teams of its
 * match are known.
 */
export type Verdict = "counted" | "repeated" | "undone" | "waits-for-teams" | Objection;

export function isObjection(verdict: Verdict): verdict is Objection {
	return verdict in OBJECTIONS;
}
