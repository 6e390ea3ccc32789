import { createHash } from "node:crypto";
import { z } from "zod";
import type { Conflict } from "../../cup/programme/conflicts.ts";
import { canonical } from "../record/canonical.ts";
import { newlyContested } from "../record/contested-seats.ts";
import type { CupFileMatch, EditionRecord } from "../record/cup-file.ts";
import { isYoung } from "../record/young-category.ts";
import { changedPoints } from "./changed-points.ts";
import { changedPositions } from "./changed-positions.ts";
import { changedRules } from "./changed-rules.ts";
import { changedSides } from "./changed-sides.ts";
import { type Asked, type ChangedMatch, type MatchAs, matchAs, type Preview } from "./preview.ts";
import { abandoned, abandonProposal } from "./proposals/abandon-proposal.ts";
import { acceptReportProposal, acceptReportProposed, dropProposal, dropProposed } from "./proposals/accept-report-proposal.ts";
import { closedFields, closeProposal, openedFields, openProposal } from "./proposals/close-proposal.ts";
import { asPlayedProposal, asPlayedProposed, awardProposal, awardProposed } from "./proposals/contested-proposal.ts";
import { factProposal, factProposed } from "./proposals/fact-proposal.ts";
import { fillSlotProposal, fillSlotProposed } from "./proposals/fill-slot-proposal.ts";
import { givePointsProposal, pointsGiven } from "./proposals/give-points-proposal.ts";
import { placedMatch } from "./proposals/match-of.ts";
import { moved, moveProposal, swapProposal, swapped } from "./proposals/move-proposal.ts";
import { parkProposal, parkProposed } from "./proposals/park-proposal.ts";
import { playedProposal, playedProposed } from "./proposals/played-proposal.ts";
import { postponeProposal, postponeProposed } from "./proposals/postpone-proposal.ts";
import type { Ground, NotProposed, Proposed } from "./proposals/proposed.ts";
import {
	protestProposal,
	protestProposed,
	rejectProposal,
	rejectProposed,
	upholdProposal,
	upholdProposed,
} from "./proposals/protest-proposal.ts";
import { rejoined, rejoinProposal } from "./proposals/rejoin-proposal.ts";
import { reopenProposal, reopenProposed } from "./proposals/reopen-proposal.ts";
import { resultProposal, resultProposed } from "./proposals/result-proposal.ts";
import { presetChosen, presetProposal, restProposal, restSet } from "./proposals/rules-proposal.ts";
import { shifted, shiftProposal } from "./proposals/shift-proposal.ts";
import { swapGroupsProposal, swappedGroups } from "./proposals/swap-groups-proposal.ts";
import { walkoverProposal, walkoverProposed } from "./proposals/walkover-proposal.ts";
import { withdrawn, withdrawProposal } from "./proposals/withdraw-proposal.ts";
import { restsBefore } from "./rest-before.ts";
import { touchedCategories } from "./touched-category.ts";
import { unsetRules } from "./unset-rules.ts";
import { NOTHING_BROKEN, type Verdict, verdictOf } from "./verdict.ts";
import { withChanges } from "./with-changes.ts";

/** A proposed change of a cup: each kind in a file of its own. */
export const proposal = z.discriminatedUnion("kind", [
	resultProposal,
	walkoverProposal,
	postponeProposal,
	playedProposal,
	reopenProposal,
	parkProposal,
	shiftProposal,
	moveProposal,
	swapProposal,
	factProposal,
	givePointsProposal,
	abandonProposal,
	closeProposal,
	openProposal,
	withdrawProposal,
	rejoinProposal,
	swapGroupsProposal,
	protestProposal,
	upholdProposal,
	rejectProposal,
	asPlayedProposal,
	awardProposal,
	fillSlotProposal,
	acceptReportProposal,
	dropProposal,
	restProposal,
	presetProposal,
]);
export type Proposal = z.infer<typeof proposal>;
export type ProposalKind = Proposal["kind"];

const PROPOSED: {
	readonly [Kind in ProposalKind]: (ground: Ground, proposal: Extract<Proposal, { kind: Kind }>) => Proposed | NotProposed;
} = {
	result: resultProposed,
	walkover: walkoverProposed,
	postpone: postponeProposed,
	played: playedProposed,
	reopen: reopenProposed,
	park: parkProposed,
	shift: shifted,
	move: moved,
	swap: swapped,
	fact: factProposed,
	"give-points": pointsGiven,
	abandon: abandoned,
	protest: protestProposed,
	uphold: upholdProposed,
	reject: rejectProposed,
	"as-played": asPlayedProposed,
	award: awardProposed,
	"fill-slot": fillSlotProposed,
	"close-fields": closedFields,
	"open-fields": openedFields,
	"let-through": acceptReportProposed,
	drop: dropProposed,
	withdraw: withdrawn,
	rejoin: rejoined,
	"swap-groups": swappedGroups,
	rest: restSet,
	preset: presetChosen,
};

/** A proposal with its effect: for the preview, and for writing. */
export type Judged = {
	readonly preview: Preview;
	readonly proposed: Proposed;
	/** The edition after it. */
	readonly after: EditionRecord;
};

/** Judges the effect of a whole proposal. Pure: the same inputs give the same judgement. */
export function judge(ground: Ground, asked: Proposal): Judged | NotProposed {
	const proposed = PROPOSED[asked.kind](ground, asked as never);
	if ("refused" in proposed) return proposed;
	const { record } = ground;
	const after = withChanges(record, proposed);
	const changes = changedMatches(record, after, proposed);
	const verdict = verdictFor(proposed, record, after);
	const touched = proposed.of === "programme" && proposed.besides === undefined ? [] : touchedCategories(record, proposed);
	const sides = changedSides(record, after, touched);
	const positions = proposed.of === "decision" ? changedPositions(record, after, touched) : [];
	const contested = touched.length === 0 ? [] : newlyContested(record.edition, after.edition);
	const kept = proposed.besides?.facts?.flatMap((fact) => (fact.kind === "as-played" ? [[fact.team, fact.instead]] : [])) ?? [];
	const rules = changedRules(record, after, proposed);
	const points = changedPoints(record, after, proposed);
	const told = {
		...(rules && { rules }),
		...(points && { points }),
		...(contested.length > 0 && { contested }),
		changes,
		sides,
		positions,
		verdict,
		asked: (proposed.asked ?? []).map((one) => withoutYoungScore(record, one)),
	};
	const rests = restsBefore(after, sides, touched);
	const preview = {
		...told,
		contested,
		rests,
		unset: unsetRules(after, new Set([...changes, ...sides].map(({ match }) => match))),
		ground: digest(kept.length > 0 ? { ...told, kept } : told),
		revision: record.revision,
		told: concerned(record, after, proposed, told),
	};
	return { preview, proposed, after };
}

/** The preview of a proposal. @param ground an edition and its cup's time */
export function previewOf(ground: Ground, asked: Proposal): Preview | NotProposed {
	const judged = judge(ground, asked);
	return "refused" in judged ? judged : judged.preview;
}

function verdictFor({ of, leavesOnClosed, takesPlaces }: Proposed, record: EditionRecord, after: EditionRecord): Verdict {
	if (of !== "programme" && !takesPlaces) return NOTHING_BROKEN;
	const verdict = verdictOf(record, after);
	if (!leavesOnClosed) return verdict;
	const { impossible, againstRules } = verdict;
	const isLeft = ({ kind }: Conflict) => kind === "closed";
	return {
		...verdict,
		impossible: impossible.filter((conflict) => !isLeft(conflict)),
		againstRules: [...impossible.filter(isLeft), ...againstRules],
	};
}

function changedMatches(before: EditionRecord, after: EditionRecord, { matches, of }: Proposed): ChangedMatch[] {
	const shown = (match: CupFileMatch) => (of === "programme" ? matchAs(match) : shownAs(before, match));
	const ids = new Set(matches.map(({ id }) => id));
	return before.edition.matches.flatMap((match, index) => {
		if (!ids.has(match.id)) return [];
		return [
			{
				match: match.id,
				number: match.number ?? null,
				before: shown(match),
				after: shown(after.edition.matches[index]!),
			},
		];
	});
}

/** Scores of young categories are not shown in the office either. */
function shownAs(record: EditionRecord, match: CupFileMatch): MatchAs {
	const placed = placedMatch(record, match.id);
	return placed && isYoung(placed.category) ? { ...matchAs(match), ...NO_SCORE } : matchAs(match);
}

function withoutYoungScore(record: EditionRecord, asked: Asked): Asked {
	if (asked.kind !== "replaces") return asked;
	const placed = placedMatch(record, asked.match);
	return placed && isYoung(placed.category) ? { ...asked, stands: { ...asked.stands, ...NO_SCORE } } : asked;
}

const NO_SCORE = { score: null, halfTime: null, shootOut: null } as const;

/** The touched rows before and after, and broken rules: unrelated changes of the cup do not invalidate a preview. */
const digest = (told: unknown): string => createHash("sha256").update(canonical(told)).digest("base64url");

/**
 * The teams concerned: in changed matches, with another position, or with a changed participation; and the fields of matches that
 * get another team.
 */
function concerned(
	before: EditionRecord,
	after: EditionRecord,
	{ besides }: Proposed,
	{ changes, sides, positions }: Pick<Preview, "changes" | "sides" | "positions">,
): Preview["told"] {
	const facts = besides?.facts ?? [];
	const ids = new Set([...changes.map(({ match }) => match), ...facts.flatMap((fact) => ("match" in fact ? fact.match : []))]);
	const entering = besides?.teams?.map(({ id }) => id) ?? [];
	const given = facts.flatMap((fact) => (fact.kind === "points" ? fact.team : []));
	const passedOver = facts.flatMap((fact) => (fact.kind === "as-played" ? fact.instead : []));
	const playing = new Set(sides.map(({ match }) => match));
	const others = after.edition.matches.filter(({ id }) => playing.has(id));
	const touched = [before, after].flatMap(({ edition }) => edition.matches.filter(({ id }) => ids.has(id)));
	const teams = touched.flatMap(({ home, away }) => [home.team, away.team]);
	const moving = sides.flatMap(({ before, after }) => [before, after]);
	return {
		teams: [
			...new Set(
				[...entering, ...given, ...teams, ...passedOver, ...moving, ...positions.map(({ team }) => team)].filter(
					(team) => typeof team === "string",
				),
			),
		],
		fields: [...new Set([...touched, ...others].flatMap(({ field }) => field ?? []))],
	};
}
