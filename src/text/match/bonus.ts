import type { Bonus } from "../../cup/rules.ts";

/** "1 point for each goal, at most 3" */
export function bonusEn(bonus: Bonus): string {
	const points = `${bonus.points} ${bonus.points === 1 ? "point" : "points"}`;
	switch (bonus.for) {
		case "each-goal":
			return `${points} for each goal, at most ${bonus.most} goals`;
		case "goals":
			return `${points} for at least ${bonus.from} ${bonus.from === 1 ? "goal" : "goals"}`;
		case "clean-sheet":
			return `${points} for no goal against`;
		case "narrow-loss":
			return `${points} for a loss by at most ${bonus.by} ${bonus.by === 1 ? "goal" : "goals"}`;
	}
}

/** "1 poäng för varje mål, högst 3 mål" */
export function bonusSv(bonus: Bonus): string {
	const points = `${bonus.points} poäng`;
	switch (bonus.for) {
		case "each-goal":
			return `${points} för varje mål, högst ${bonus.most} mål`;
		case "goals":
			return `${points} för minst ${bonus.from} mål`;
		case "clean-sheet":
			return `${points} för hållen nolla`;
		case "narrow-loss":
			return `${points} för förlust med högst ${bonus.by} mål`;
	}
}
