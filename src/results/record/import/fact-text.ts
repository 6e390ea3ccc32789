import type { CupFileFact } from "../cup-file.ts";
import type { NounNames } from "../naming/noun-names.ts";

/** @returns a fact in words: "1 Ask IF, 2 Bro IF" for lots, a protest's claim with its answer */
export function factText(names: NounNames, fact: CupFileFact): string {
	switch (fact.kind) {
		case "lots":
		case "shoot-out":
			return fact.order.map((team, at) => `${at + 1} ${names.team(team)}`).join(", ");
		case "points":
			return `${fact.points > 0 ? "+" : "−"}${Math.abs(fact.points)}: ${fact.note}`;
		case "fair-play":
			return String(fact.points);
		case "ranking":
			return String(fact.ranking);
		case "walkover":
		case "correction":
			return fact.note;
		case "as-played":
			return names.words.keepsTeam(names.team(fact.team), fact.instead === undefined ? null : names.team(fact.instead));
		case "protest": {
			const { team, note, outcome, answer } = fact;
			const claim = team === undefined ? note : `${names.team(team)}: ${note}`;
			if (outcome === undefined) return claim;
			return [`${claim} (${names.words.outcomes[outcome]})`, ...(answer === undefined ? [] : [answer])].join(": ");
		}
	}
}
