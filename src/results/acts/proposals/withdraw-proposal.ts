import { z } from "zod";
import { PROPOSAL_TEXTS } from "../../../text/acts/proposals.ts";
import type { CupFileMatch, EditionRecord } from "../../record/cup-file.ts";
import type { MatchChange } from "../../record/cup-file-change.ts";
import { id } from "../../record/cup-file-value.ts";
import { filledCategory } from "../../record/filled-category.ts";
import { matchAs } from "../preview.ts";
import { withChanges } from "../with-changes.ts";
import { wholeResult } from "./ending.ts";
import { type Ground, type NotProposed, notProposed, type Proposed } from "./proposed.ts";

/** Withdraws a team from the cup, and decides about each of its matches. */
export const withdrawProposal = z.strictObject({
	kind: z.literal("withdraw"),
	team: id,
	/** Its played matches: they stay and count by its category's rules, or are annulled. */
	played: z.enum(["stand", "struck"]),
	/** Its future group matches: won by the opponent, or cancelled. In a playoff the opponent always advances. */
	toCome: z.enum(["walkover", "cancelled"]),
});

const IS_TO_COME: readonly CupFileMatch["status"][] = ["scheduled", "postponed"];
const IS_PLAYED: readonly CupFileMatch["status"][] = ["finished", "walkover"];
type SideName = "home" | "away";

export function withdrawn(
	{ record }: Ground,
	{ team: own, played, toCome }: z.infer<typeof withdrawProposal>,
): Proposed | NotProposed {
	const { edition } = record;
	const team = edition.teams.find(({ id }) => id === own);
	if (!team) return notProposed("invalid", "team", PROPOSAL_TEXTS.noSuchTeam(edition.name, own));
	if (team.withdrawn) return notProposed("not-possible", "team", PROPOSAL_TEXTS.withdrawnAlready);
	const groups = new Set(
		edition.categories
			.flatMap(({ stages }) => stages.filter(({ type }) => type === "group"))
			.flatMap(({ divisions }) => divisions.map(({ id }) => id)),
	);
	const besides = { teams: [{ id: own, withdrawn: true }] };
	const inGroups = edition.matches.filter(({ division, home, away }) => {
		return groups.has(division) && (home.team === own || away.team === own);
	});
	const struck = played === "struck" ? inGroups.filter(({ status }) => IS_PLAYED.includes(status)) : [];
	const changes: MatchChange[] = [
		...struck.map(({ id }) => ({ ...wholeResult(id, "cancelled"), begun: null, ended: null, events: null })),
		...inGroups
			.filter(({ status }) => IS_TO_COME.includes(status))
			.map((match) => (toCome === "walkover" ? givenAway(match, match.home.team === own ? "home" : "away") : calledOff(match))),
	];
	const playoffs = givenAwayLater(withChanges(record, { matches: changes, besides }), own, groups);
	return {
		of: "entry",
		matches: [...changes, ...playoffs],
		besides,
		asked: struck.map((match) => ({ kind: "replaces", match: match.id, stands: matchAs(match) })),
	};
}

const givenAway = ({ id }: CupFileMatch, by: SideName): MatchChange =>
	wholeResult(id, "walkover", { winner: by === "home" ? "away" : "home" });
const calledOff = ({ id }: CupFileMatch): MatchChange => wholeResult(id, "cancelled");

/**
 * The playoff matches that it would reach by its groups' results: without those it may reach others.
 * @param groups the divisions that are no playoffs
 */
function givenAwayLater(record: EditionRecord, own: string, groups: ReadonlySet<string>): MatchChange[] {
	const category = record.edition.categories.find(({ id }) =>
		record.edition.teams.some((team) => team.id === own && team.category === id),
	);
	const found: MatchChange[] = [];
	if (!category) return found;
	for (let now = record; ; ) {
		const { sides } = filledCategory(now, category);
		const next = now.edition.matches.flatMap((match) => {
			if (groups.has(match.division) || !IS_TO_COME.includes(match.status)) return [];
			const there = sides.get(match.id);
			const side = (["home", "away"] as const).find((name) => (match[name].team ?? there?.[name].team) === own);
			if (side === undefined || there?.home.bye || there?.away.bye) return [];
			return givenAway(match, side);
		});
		if (next.length === 0) return found;
		found.push(...next);
		now = withChanges(now, { matches: next });
	}
}
