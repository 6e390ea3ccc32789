import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { filledCategory } from "../../record/filled-category.ts";
import { wholeResult } from "./ending.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Readmits a withdrawn team. Its earlier matches count again with their results; an annulled result is lost. */
export const rejoinProposal = z.strictObject({
	kind: z.literal("rejoin"),
	team: id,
	/** Its future matches that were cancelled or awarded: they are played, or stay as they are. */
	toCome: z.enum(["played", "stay"]),
});

export function rejoined({ record, now }: Ground, { team: own, toCome }: z.infer<typeof rejoinProposal>): Proposed | NotProposed {
	const { edition } = record;
	const team = edition.teams.find(({ id }) => id === own);
	if (!team) return notProposed("invalid", "team", PROPOSAL_TEXTS.noSuchTeam(edition.name, own));
	if (!team.withdrawn) return notProposed("not-possible", "team", PROPOSAL_TEXTS.notWithdrawn);
	const matches =
		toCome === "stay"
			? []
			: lost(record, own)
					.filter(({ start }) => isAhead(start, now))
					.map(playedAgain);
	return { of: "entry", matches, besides: { teams: [{ id: own, withdrawn: null }] }, takesPlaces: true };
}

const playedAgain = ({ id }: CupFileMatch): MatchChange => wholeResult(id, "scheduled");
const isAhead = (start: string | undefined, now: Date) => start === undefined || Date.parse(start) > now.getTime();

/** Its matches that were cancelled or given away, except against other withdrawn teams. */
function lost(record: EditionRecord, own: string): CupFileMatch[] {
	const { edition } = record;
	const category = edition.categories.find(({ id }) => edition.teams.some((team) => team.id === own && team.category === id));
	const sides = category && filledCategory(record, category).sides;
	const gone = new Set(edition.teams.filter(({ withdrawn }) => withdrawn).map(({ id }) => id));
	return edition.matches.filter((match) => {
		const there = sides?.get(match.id);
		const of = (name: "home" | "away") => match[name].team ?? there?.[name].team ?? null;
		const [home, away] = [of("home"), of("away")];
		if (home !== own && away !== own) return false;
		const other = home === own ? away : home;
		if (other !== null && gone.has(other)) return false;
		return match.status === "cancelled" || (match.status === "walkover" && match.winner === (home === own ? "away" : "home"));
	});
}
