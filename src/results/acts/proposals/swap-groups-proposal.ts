import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileDivision, CupFileMatch, CupFileStage, EditionRecord } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { teamName } from "../../record/naming/teams-named.ts";
import { isReported } from "../../record/reporting/reported-result.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Swaps two teams between their groups: each plays the other's matches from then on. */
export const swapGroupsProposal = z.strictObject({ kind: z.literal("swap-groups"), teams: z.tuple([id, id]) });

type Place = { readonly category: string; readonly stage: CupFileStage; readonly division: CupFileDivision };

export function swappedGroups(
	{ record }: Ground,
	{ teams: [one, other] }: z.infer<typeof swapGroupsProposal>,
): Proposed | NotProposed {
	const { edition, clubs } = record;
	const called = (own: string) => {
		const team = edition.teams.find(({ id }) => id === own);
		return team ? teamName(team, clubs) : own;
	};
	const places: Place[] = [];
	for (const own of [one, other]) {
		if (!edition.teams.some(({ id }) => id === own))
			return notProposed("invalid", "teams", PROPOSAL_TEXTS.noSuchTeam(edition.name, own));
		const place = groupOf(record, own);
		if (!place) return notProposed("not-possible", "teams", PROPOSAL_TEXTS.notDrawn(called(own)));
		places.push(place);
	}
	const [from, to] = places as [Place, Place];
	if (from.stage !== to.stage)
		return notProposed("not-possible", "teams", PROPOSAL_TEXTS.differentStages(called(one), called(other)));
	if (from.division === to.division)
		return notProposed("not-possible", "teams", PROPOSAL_TEXTS.sameGroup(called(one), called(other)));
	const instead = new Map([
		[one, other],
		[other, one],
	]);
	const groups = new Set(from.stage.divisions.map(({ id }) => id));
	const own = edition.matches.filter(({ division, home, away }) => {
		return groups.has(division) && (instead.has(home.team ?? "") || instead.has(away.team ?? ""));
	});
	const played = own.filter(isReported);
	if (played.length > 0) {
		const numbers = played.map(({ number, id }) => number ?? id).join(", ");
		return notProposed("not-possible", "teams", PROPOSAL_TEXTS.playedInGroup(numbers));
	}
	const side = ({ team }: CupFileMatch["home"]) =>
		team !== undefined && instead.has(team) ? { team: instead.get(team)! } : null;
	const matches = own.map((match): MatchChange => {
		const [home, away] = [side(match.home), side(match.away)];
		return { id: match.id, ...(home && { home }), ...(away && { away }) };
	});
	const divisions = [from.division, to.division].map(({ id, teams = [] }) => ({
		id,
		teams: teams.map((team) => instead.get(team) ?? team),
	}));
	const besides = { categories: [{ id: from.category, stages: [{ id: from.stage.id, divisions }] }] };
	return { of: "programme", matches, besides };
}

/** Its first group: its place in later ones depends on results. */
function groupOf({ edition }: EditionRecord, team: string): Place | undefined {
	for (const { id: category, stages } of edition.categories)
		for (const stage of stages.filter(({ type }) => type === "group").toSorted((a, b) => a.rank - b.rank)) {
			const division = stage.divisions.find(({ teams }) => teams?.includes(team));
			if (division) return { category, stage, division };
		}
	return undefined;
}
