/** Why a valid report does not count. */
export const OBJECTIONS = {
	"score-goes-down": "the score would go down; send a correction to lower a score",
	"side-did-not-score": "the score does not go up for the side named in the report",
	"match-is-over": "the match is over; a correction changes its score",
	"match-is-off": "the match is not being played: it is cancelled or decided by walkover",
	"office-said-otherwise": "the office has recorded something else, and its report counts before the field's",
	"not-begun": "the match has not been played yet, so there is nothing to correct",
	"no-score": "no score has been reported yet, so the match cannot end",
	"not-level": "this is only possible when the score is level",
	"level-shoot-out": "the shoot-out is level: nobody has won it yet",
	"kick-reported-otherwise": "that kick has already been reported with another outcome; undo one of the two",
	"no-such-minute": "no half is being played, so there is no such minute and no clock to stop",
	"no-such-goal": "that report is not a goal that counts; give the id of the goal's own report",
	"not-over": "the match is not over yet, so there is nothing to confirm",
	"score-differs": "the recorded result differs from the one that was confirmed",
	held: "it is unlikely: the office checks it before it is published",
	superseded: "it is older than the latest accepted report, which counts",
	"nothing-to-undo": "this match has no report with that id that the sender can take back",
} as const;
export type Objection = keyof typeof OBJECTIONS;

/**
 * `repeated`: another report has already stated it. `undone`: it was undone. `waits-for-teams`: it counts once both teams of its
 * match are known.
 */
export type Verdict = "counted" | "repeated" | "undone" | "waits-for-teams" | Objection;

export function isObjection(verdict: Verdict): verdict is Objection {
	return verdict in OBJECTIONS;
}
