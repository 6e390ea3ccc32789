import type { StageType } from "../../../cup/category.ts";
import { hasBegun } from "../../../cup/match/kick-off.ts";
import type { Publication } from "../../../cup/publication.ts";
import type { CupFileMatch, RecordedMatch } from "../../record/cup-file.ts";
import type { Shows } from "../entities.ts";

/** What decides how much of a match may leave: its edition's flags, its category and the kind of its stage. */
export type MatchPublication = {
	readonly published: Publication;
	readonly shows: Shows;
	readonly stage: StageType;
};

/**
 * What may leave of a match; null where nothing may (DECISIONS §3). All that the read model holds and all that it
 * derives (tables, slots, lists, counts) is made from this, so what is not here cannot leak through anything.
 */
export function publicMatch(match: CupFileMatch, { published, shows, stage }: MatchPublication): CupFileMatch | null {
	if (stage === "playoff" && !shows.playoffs) return null;
	if (!published.schedule) return published.lot && stage === "playoff" ? bracketPlace(match, published) : null;
	if (!published.lot && hasBye(match)) return null;
	const drawn = published.lot ? match : withoutSides(match);
	const named = published.teams ? drawn : { ...drawn, home: onlySlot(drawn.home), away: onlySlot(drawn.away) };
	return shows.scores && published.lot ? named : withoutResult(named);
}

/** The draw is out but the schedule is not: a bracket shows who may meet whom, not when, and nothing is played. */
function bracketPlace(match: CupFileMatch, { teams }: Publication): CupFileMatch {
	const { id, division, round, position, home, away } = match;
	const side = (of: CupFileMatch["home"]) => (!teams ? onlySlot(of) : hasBegun(match) ? beforeItsSlotFilled(of) : of);
	return { id, division, round, ...(position && { position }), home: side(home), away: side(away), status: "scheduled" };
}

/** The schedule is out but the draw is not: a time on a field, and nobody's. */
function withoutSides(match: CupFileMatch): CupFileMatch {
	return { ...match, home: {}, away: {} };
}

/** Before the draw is out nobody is told that a side has no opponent, and without that it would pass for a match. */
function hasBye({ home, away }: CupFileMatch): boolean {
	return home.slot?.kind === "bye" || away.slot?.kind === "bye";
}

function onlySlot({ slot }: CupFileMatch["home"]): CupFileMatch["home"] {
	return slot ? { slot } : {};
}

/** The keys of a match that tell its result, or that there is one. A key that is new must be said here to be one or none. */
const TELLS_RESULT = {
	id: false,
	number: false,
	division: false,
	round: false,
	position: false,
	start: false,
	field: false,
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
 * A team that stands where a result put it tells that result, so it goes too. A walkover tells who did not win;
 * extra time and a shoot-out tell that the match was level, and so does a late end. The minute is that of the last report, which may
 * be a goal: the clock is told from the start of its period.
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
