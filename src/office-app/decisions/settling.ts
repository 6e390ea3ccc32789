import type { WaitingDecision } from "../../cup/office/decision.ts";
import type { FactCriterion } from "../../cup/rules.ts";
import type { Proposal } from "../../results/acts/propose.ts";

/** The outcome as entered so far: goals, points and numbers by team as typed, and the teams in order. */
export type Settling = {
	readonly way: FactCriterion | null;
	readonly typed: Readonly<Record<string, string>>;
	readonly order: readonly string[];
};

export const NOTHING_CHOSEN: Settling = { way: null, typed: {}, order: [] };

/** Decisions by a fact or a shoot-out. */
export type Settleable = Extract<WaitingDecision, { readonly kind: "shared" | "level" }>;

/** The possible ways of this decision, in the order of the rules. */
export function waysOf(decision: Settleable): readonly FactCriterion[] {
	return decision.kind === "shared" ? decision.facts : LEVEL_WAYS;
}
/** A slip may contain both, whichever was meant to decide. */
const LEVEL_WAYS: readonly FactCriterion[] = ["shoot-out", "lots"];

/** The teams that it is between. */
export function teamsOf(
	decision: Settleable,
): readonly { readonly id: string; readonly name: string; readonly nation: string | null }[] {
	if (decision.kind === "shared") return decision.teams;
	const { home, away } = decision.slip;
	return [home, away].map(({ team, name, nation }) => ({ id: team ?? "", name: name ?? "", nation }));
}

/** Whether the outcome is a number for each team, rather than an order. */
export const isTyped = (way: FactCriterion, teams: number): boolean =>
	way === "fair-play" || way === "ranking" || (way === "shoot-out" && teams === 2);

const WHOLE = /^\d{1,3}$/;
const NUMBER = /^[-−]?\d{1,4}([.,]\d{1,2})?$/;
const numberOf = (typed: string): number => Number(typed.replace("−", "-").replace(",", "."));

/** @returns the proposal; null if too little was entered */
export function proposalOf(decision: Settleable, { way, typed, order }: Settling): Proposal | null {
	if (way === null) return null;
	const teams = teamsOf(decision).map(({ id }) => id);
	if (decision.kind === "level") return ofLevel(decision, way, teams, { typed, order });
	const { among } = decision;
	const at = "division" in among ? { division: among.division } : { stage: among.stage };
	const said = teams.map((team) => (typed[team] ?? "").trim());
	if (isTyped(way, teams.length)) {
		if (!said.every((text) => (way === "shoot-out" ? WHOLE : NUMBER).test(text))) return null;
		const numbers = said.map(numberOf);
		switch (way) {
			case "fair-play":
				return {
					kind: "fact",
					fact: { kind: way, ...at, points: teams.map((team, index) => ({ team, points: numbers[index]! })) },
				};
			case "ranking":
				return {
					kind: "fact",
					fact: { kind: way, ...at, numbers: teams.map((team, index) => ({ team, ranking: numbers[index]! })) },
				};
			default: {
				const [first, second] = numbers as [number, number];
				if (first === second || !("division" in at)) return null;
				const best = first > second ? teams : teams.toReversed();
				const score: [number, number] = [Math.max(first, second), Math.min(first, second)];
				return { kind: "fact", fact: { kind: "shoot-out", division: at.division!, order: [...best], score } };
			}
		}
	}
	const whole = wholeOrder(teams, order);
	if (whole === null) return null;
	if (way === "lots") return { kind: "fact", fact: { kind: "lots", ...at, order: whole } };
	return "division" in at && at.division !== undefined
		? { kind: "fact", fact: { kind: "shoot-out", division: at.division, order: whole } }
		: null;
}

/** The last team of an order follows from the others. */
export function wholeOrder(teams: readonly string[], order: readonly string[]): string[] | null {
	const left = teams.filter((team) => !order.includes(team));
	return left.length > 1 ? null : [...order, ...left];
}

function ofLevel(
	{ slip, score }: Extract<WaitingDecision, { readonly kind: "level" }>,
	way: FactCriterion,
	teams: readonly string[],
	{ typed, order }: Pick<Settling, "typed" | "order">,
): Proposal | null {
	const result = { kind: "result" as const, match: slip.match, score };
	if (way === "lots") {
		const first = order[0];
		return first === undefined ? null : { ...result, decidedBy: "lots", winner: first === teams[0] ? "home" : "away" };
	}
	const [home = "", away = ""] = teams.map((team) => (typed[team] ?? "").trim());
	if (!WHOLE.test(home) || !WHOLE.test(away) || Number(home) === Number(away)) return null;
	return { ...result, shootOut: { home: Number(home), away: Number(away) } };
}
