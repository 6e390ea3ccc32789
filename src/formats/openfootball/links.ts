import type { SideName } from "../../cup/match/match.ts";
import { inferLinks } from "../../cup/playoffs/infer-links.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import { cupFileSlot } from "./cup-file-slot.ts";
import type { GroupOrder } from "./group-order.ts";
import type { Layout } from "./layout.ts";
import { ruleMatch } from "./rule-match.ts";

/**
 * Adds slots to sides of playoff matches that the file states without one: from the match that the team won or lost in the
 * previous round; without one, from its group (group-order.ts). Slots in the file stay.
 */
export function withLinks(matches: readonly CupFileMatch[], layout: Layout, order: GroupOrder): CupFileMatch[] {
	const kinds = new Map(
		layout.stages.flatMap(({ divisions }) => divisions.map((d) => [d.id, d.type === "group" ? "group" : d.plan.kind])),
	);
	const drawn = new Set(matches.filter((match) => isPlayedAgain(match, matches)).map(({ id }) => id));
	const linked = matches.filter(
		({ id, division }) => !drawn.has(id) && ["playoff", "group-playoff"].includes(kinds.get(division)!),
	);
	// A group's play-off is before every round, although it is a final of its own.
	const rounds = linked.map((match) => ({
		...ruleMatch(match),
		...(kinds.get(match.division) === "group-playoff" && { round: "round-of-128" as const }),
	}));
	const links = inferLinks(rounds);
	return matches.map((match) => {
		if (kinds.get(match.division) !== "playoff" || drawn.has(match.id)) return match;
		const side = (name: SideName) => {
			const from = match[name].slot ?? links.get(match.id)?.[name] ?? order.slotOf(match[name].team);
			return from ? { ...match[name], slot: cupFileSlot(from) } : match[name];
		};
		return { ...match, home: side("home"), away: side("away") };
	});
}

/** Drawn without a decision, and replayed later in the same round (1934, 1938). */
function isPlayedAgain(match: CupFileMatch, matches: readonly CupFileMatch[]): boolean {
	const { round, division, score, shootOut } = match;
	if (typeof round === "number" || !score || score.home !== score.away || shootOut) return false;
	const begins = ({ start }: CupFileMatch) => (start ? Date.parse(start) : 0);
	return matches.some(
		(other) =>
			other.division === division && other.round === round && pairOf(other) === pairOf(match) && begins(other) > begins(match),
	);
}

const pairOf = ({ home, away }: CupFileMatch): string => [home.team, away.team].sort().join();
