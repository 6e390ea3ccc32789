import type { StageType } from "../../../cup/category.ts";
import { hasBegun } from "../../../cup/match/kick-off.ts";
import type { Publication } from "../../../cup/publication.ts";
import type { CupFileMatch, RecordedMatch } from "../../record/cup-file.ts";
import type { Shows } from "../entities.ts";

/** What decides which parts of a match are public: its edition's flags, its category and the kind of its stage. */
export type MatchPublication = {
	readonly published: Publication;
	readonly shows: Shows;
	readonly stage: StageType;
};

/**
 * The public part of a match; null: none (DECISIONS §3). Everything in the read model and everything derived from it (tables, slots,
 * lists, counts) is made from this, so what is missing here cannot leak anywhere.
 */
export function publicMatch(match: CupFileMatch, { published, shows, stage }: MatchPublication): CupFileMatch | null {
	if (stage === "playoff" && !shows.playoffs) return null;
	if (!published.schedule) return published.lot && stage === "playoff" ? bracketPlace(match, published) : null;
	if (!published.lot && hasBye(match)) return null;
	const drawn = published.lot ? match : withoutSides(match);
	const named = published.teams ? drawn : { ...drawn, home: onlySlot(drawn.home), away: onlySlot(drawn.away) };
	return shows.scores && published.lot ? named : withoutResult(named);
}

/** The draw is published but the schedule is not: a bracket shows possible opponents, no times and no results. */
function bracketPlace(match: CupFileMatch, { teams }: Publication): CupFileMatch {
	const { id, division, round, position, home, away } = match;
	const side = (of: CupFileMatch["home"]) => (!teams ? onlySlot(of) : hasBegun(match) ? beforeItsSlotFilled(of) : of);
	return { id, division, round, ...(position && { position }), home: side(home), away: side(away), status: "scheduled" };
}

/** The schedule is published but the draw is not: a time on a field, without teams. */
function withoutSides(match: CupFileMatch): CupFileMatch {
	return { ...match, home: {}, away: {} };
}

/** Before the draw is published a bye must not be revealed, and without that mark it would look like a match. */
function hasBye({ home, away }: CupFileMatch): boolean {
	return home.slot?.kind === "bye" || away.slot?.kind === "bye";
}

function onlySlot({ slot }: CupFileMatch["home"]): CupFileMatch["home"] {
	return slot ? { slot } : {};
}

/** The fields of a match that reveal its result, or that there is one. A new field must be classified here. */
const TELLS_RESULT = {
	id: false,
	number: false,
	division: false,
	against: false,
	round: false,
	position: false,
	start: false,
	field: false,
	pinned: false,
	home: false,
	away: false,
	status: false,
	score: true,
	halfTime: true,
	regularTime: true,
	shootOut: true,
	decidedBy: true,
	winner: true,
	period: true,
	minute: true,
	periodStart: true,
	periodMinute: true,
	begun: false,
	ended: true,
	events: true,
	moved: false,
	scheduled: false,
} as const satisfies { readonly [Key in keyof RecordedMatch]-?: boolean };

/**
 * A team in a slot that a result filled reveals that result, so it is removed too. A walkover reveals the loser; extra time, a shoot-out
 * and a late end reveal that the match was level. The minute of the last report may be that of a goal: the clock is counted from the
 * start of its period.
 */
function withoutResult(match: CupFileMatch): CupFileMatch {
	const { period, periodStart, periodMinute } = match;
	const told = Object.entries(match).filter(([key]) => TELLS_RESULT[key as keyof RecordedMatch] === false);
	const ordinary = period && period !== "extra-time" && period !== "shoot-out";
	return {
		...(Object.fromEntries(told) as CupFileMatch),
		home: beforeItsSlotFilled(match.home),
		away: beforeItsSlotFilled(match.away),
		status: match.status === "walkover" ? "finished" : match.status,
		...(ordinary && { period, ...given({ periodStart, periodMinute }) }),
	};
}

function given<Part extends object>(part: Part): Partial<Part> {
	return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<Part>;
}

function beforeItsSlotFilled(side: CupFileMatch["home"]): CupFileMatch["home"] {
	return side.slot ? { slot: side.slot } : side;
}
