import { bracket } from "../../cup/bracket.ts";
import type { CupFileMatch } from "../../results/record/cup-file.ts";
import type { Layout } from "./layout.ts";
import { ruleMatch } from "./rule-match.ts";

/** Numbers a playoff's matches within their rounds, those whose winners meet next beside each other. */
export function withPositions(matches: readonly CupFileMatch[], { stages }: Layout): CupFileMatch[] {
	const positions = new Map<string, number>();
	for (const { id, type } of stages.flatMap(({ divisions }) => divisions)) {
		if (type === "group") continue;
		const { rounds } = bracket(matches.filter(({ division }) => division === id).map(ruleMatch));
		for (const round of rounds) for (const [index, match] of round.matches.entries()) positions.set(match, index + 1);
	}
	return matches.map((match) => ({ ...match, ...(positions.has(match.id) && { position: positions.get(match.id)! }) }));
}
