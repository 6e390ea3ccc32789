import type { Slot } from "../../cup/match/slot.ts";
import type { rulesOf } from "../../cup/presets.ts";
import type { GroupMatch, Standings } from "../../cup/tables/standings.ts";
import { standings } from "../../cup/tables/standings.ts";
import type { CupFileFact, CupFileMatch, CupFileStage } from "../../results/record/cup-file.ts";
import type { DivisionLayout, Layout, StageLayout } from "./layout.ts";
import { ruleMatch } from "./rule-match.ts";

export type GroupOrder = {
	/** The position in its group by which a team entered a playoff; null if the group's table does not show it. */
	readonly slotOf: (team: string | undefined) => Slot | null;
	/** How many teams of each group of a stage advanced, and to which stage. */
	readonly advanceOf: (stage: StageLayout) => CupFileStage["advance"];
	/** The groups with one more advancing team than the others, each with that team's match. */
	readonly bestOf: (stage: StageLayout, matches: readonly CupFileMatch[]) => CupFileStage["bestOf"];
};

type PlaceSlot = Extract<Slot, { kind: "position" | "best-of" }>;
type Sent = { readonly stage: StageLayout; readonly teams: ReadonlySet<string>; readonly to: string | null };

/**
 * The results of the groups, by the teams that play in a later stage. All groups of a stage advance equally many; an additional
 * team is one of the best of its position. Teams that share a position and advanced get positions in the order of the bracket.
 */
export function groupOrder(
	matches: readonly CupFileMatch[],
	layout: Layout,
	options: {
		readonly rules: ReturnType<typeof rulesOf>;
		readonly facts: readonly CupFileFact[];
		readonly teamId: (club: string) => string;
	},
): GroupOrder {
	const stageOf = new Map(layout.stages.flatMap((stage) => stage.divisions.map((d) => [d.id, stage] as const)));
	const stagesOfTeam = (team: string) =>
		new Set(matches.flatMap((m) => (m.home.team === team || m.away.team === team ? [stageOf.get(m.division)!] : [])));
	const sent = new Map<string, Sent>();
	const tables = new Map<string, Standings>();
	const groupOf = new Map<string, DivisionLayout>();
	for (const stage of layout.stages) {
		for (const division of stage.divisions) {
			if (division.type !== "group") continue;
			const teams = division.plan.clubs.map(({ id }) => options.teamId(id));
			const next = (team: string) =>
				[...stagesOfTeam(team)]
					.filter((later) => later.rank > stage.rank && !isBetween(later))
					.sort((a, b) => a.rank - b.rank)[0];
			const went = teams.filter((team) => next(team));
			sent.set(division.id, { stage, teams: new Set(went), to: went[0] ? next(went[0])!.id : null });
			const ofGroup: GroupMatch[] = matches.filter((match) => match.division === division.id).map(ruleMatch);
			tables.set(
				division.id,
				standings({ teams, matches: ofGroup, rules: options.rules, facts: options.facts, division: division.id }),
			);
			for (const team of teams) groupOf.set(team, division);
		}
	}
	const countOf = (stage: StageLayout) => (isDecided(stage) ? sentByAll(stage) : statedCount(stage));
	return { slotOf, advanceOf, bestOf };

	function slotOf(team: string | undefined): Slot | null {
		const group = team === undefined ? undefined : groupOf.get(team);
		if (!team || !group || !tables.get(group.id)!.complete) return null;
		const { stage, teams } = sent.get(group.id)!;
		const { rows } = tables.get(group.id)!;
		const { position } = rows.find((row) => row.team === team)!;
		const rivals = rows.filter((row) => row.position === position && teams.has(row.team));
		const place =
			position +
			inBracketOrder(
				rivals.map((row) => row.team),
				position + rivals.length - 1 > countOf(stage),
			).indexOf(team);
		if (place < position || place > teams.size) return null;
		if (place <= countOf(stage)) return { kind: "position", division: group.id, position: place };
		if (!isDecided(stage)) return null;
		return { kind: "best-of", position: place, divisions: stage.divisions.map(({ id }) => id) };
	}

	/**
	 * The order of teams that share positions which the file does not state: the best of a position meet winners of groups, so a
	 * team that met another opponent is before them; otherwise in the order of their matches.
	 */
	function inBracketOrder(sharers: readonly string[], withBest: boolean): readonly string[] {
		if (sharers.length < 2) return sharers;
		const first = (team: string) =>
			matches.findIndex(({ home, away, division }) => !sent.has(division) && (home.team === team || away.team === team));
		const meetsWinner = (team: string): number => {
			const { home, away } = matches[first(team)] ?? {};
			const opponent = home?.team === team ? away?.team : home?.team;
			const group = opponent === undefined ? undefined : groupOf.get(opponent);
			const row = group && tables.get(group.id)!.rows.find((row) => row.team === opponent);
			return row?.position === 1 ? 1 : 0;
		};
		return sharers.toSorted((a, b) => (withBest ? meetsWinner(a) - meetsWinner(b) : 0) || first(a) - first(b));
	}

	/** Whether all teams that advance from a stage are known: no match is left, and no slot waits for a position in it. */
	function isDecided(stage: StageLayout): boolean {
		const ids = new Set(stage.divisions.map(({ id }) => id));
		const waits = slotsInto(ids).length > 0;
		return !waits && !matches.some(({ division, status }) => ids.has(division) && (status === "scheduled" || status === "live"));
	}

	/**
	 * How many teams of each group go on from an unfinished stage: as many as open slots name, or if there are none as in the
	 * finished groups.
	 */
	function statedCount(stage: StageLayout): number {
		const slots = slotsInto(new Set(stage.divisions.map(({ id }) => id)));
		const best = slots.flatMap(({ slot }) => (slot.kind === "best-of" ? [slot.position - 1] : []));
		if (best.length > 0) return Math.min(...best);
		const places = slots.flatMap(({ slot }) => (slot.kind === "position" ? [slot.position] : []));
		if (places.length > 0) return Math.max(...places);
		return sentByAll({ divisions: stage.divisions.filter(({ id }) => tables.get(id)?.complete) });
	}

	/** The fewest teams that any of these groups advanced. */
	function sentByAll({ divisions }: Pick<StageLayout, "divisions">): number {
		return divisions.length === 0 ? 0 : Math.min(...divisions.map(({ id }) => sent.get(id)?.teams.size ?? 0));
	}

	/** The file's slots for positions in these groups. */
	function slotsInto(groups: ReadonlySet<string>): { slot: PlaceSlot; to: StageLayout }[] {
		const isOf = (slot: Slot): slot is PlaceSlot =>
			(slot.kind === "position" && groups.has(slot.division)) ||
			(slot.kind === "best-of" && slot.divisions.some((id) => groups.has(id)));
		return matches.flatMap(({ home, away, division }) =>
			[home.slot, away.slot].flatMap((slot) => (slot && isOf(slot) ? [{ slot, to: stageOf.get(division)! }] : [])),
		);
	}

	function advanceOf(stage: StageLayout): CupFileStage["advance"] {
		const played = stage.divisions.map(({ id }) => sent.get(id)).find((group) => group?.to)?.to;
		if (played) return countOf(stage) > 0 ? [{ positions: [1, countOf(stage)], to: played }] : undefined;
		const [first] = slotsInto(new Set(stage.divisions.map(({ id }) => id))).filter(({ slot }) => slot.kind === "position");
		return first && [{ positions: [1, statedCount(stage)], to: first.to.id }];
	}

	function bestOf(stage: StageLayout, linked: readonly CupFileMatch[]): CupFileStage["bestOf"] {
		const seats = linked.flatMap((match) =>
			[match.home, match.away].flatMap(({ team, slot }) =>
				slot?.kind === "best-of" && team && stageOf.get(match.division) === stage
					? [{ match: match.id, group: groupOf.get(team) }]
					: [],
			),
		);
		const extra = [...sent.values()].filter(({ to }) => to === stage.id).map((group) => group.teams.size - countOf(group.stage));
		const known = seats.flatMap(({ match, group }) => (group ? [{ match, group }] : []));
		if (
			seats.length === 0 ||
			seats.length < sum(extra) ||
			known.length < seats.length ||
			new Set(seats.map(({ match }) => match)).size < seats.length
		)
			return undefined;
		const key = known
			.map(({ group }) => group.name)
			.sort()
			.join("");
		return { [key]: Object.fromEntries(known.map(({ match, group }) => [match, group.id])) };
	}
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isBetween = ({ divisions }: StageLayout): boolean =>
	divisions.some((d) => d.type === "playoff" && d.plan.kind === "group-playoff");
