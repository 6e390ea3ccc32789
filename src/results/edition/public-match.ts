import type { StageType } from "../../cup/category.ts";
import type { Publication } from "../../cup/publication.ts";
import type { CupFileMatch } from "../record/cup-file.ts";
import type { Shows } from "./pieces.ts";

/** What decides how much of a match may leave: its edition's flags, its category and the kind of its stage. */
export type MatchPublication = {
	readonly published: Publication;
	readonly shows: Shows;
	readonly stage: StageType;
};

/**
 * What may leave of a match; null where nothing may (DECISIONS §3). All that the reading copy holds and all that it
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
function bracketPlace({ id, division, round, position, home, away }: CupFileMatch, { teams }: Publication): CupFileMatch {
	const side = (of: CupFileMatch["home"]) => (teams ? of : onlySlot(of));
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

/**
 * A team that stands where a result put it tells that result, so it goes too. A walkover tells who did not win;
 * extra time and a shoot-out tell that the match was level, and so does a late end. The minute is that of the last report, which may
 * be a goal: the clock is told from the start of its period.
 */
function withoutResult(match: CupFileMatch): CupFileMatch {
	const { score, halfTime, regularTime, shootOut, decidedBy, winner, events, period, minute, ended, ...timed } = match;
	const { periodStart, periodMinute, ...rest } = timed;
	const ordinary = period && period !== "extra-time" && period !== "shoot-out";
	return {
		...rest,
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
