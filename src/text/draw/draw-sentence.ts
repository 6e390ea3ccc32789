import type { DrawAttribute, DrawRule, StageDraw } from "../../cup/draw-rule.ts";
import type { Language } from "../language.ts";

const SAME: { readonly [In in Language]: { readonly [Apart in DrawAttribute]: string } } = {
	en: { club: "the same club", district: "the same district", nation: "the same nation", level: "the same level" },
	sv: { club: "samma klubb", district: "samma distrikt", nation: "samma nation", level: "samma nivå" },
};

/** "No two teams of the same club in a group." */
export const drawRuleSentence = ({ apart, must }: DrawRule, language: Language): string =>
	language === "sv"
		? must
			? `Inga två lag från ${SAME.sv[apart]} i en grupp.`
			: `Helst inga två lag från ${SAME.sv[apart]} i en grupp.`
		: must
			? `No two teams of ${SAME.en[apart]} in a group.`
			: `If possible, no two teams of ${SAME.en[apart]} in a group.`;

/** "from number 48213, 4 pots, 1 swap by hand. No two teams of the same club in a group." */
export function drawSummary({ number, rules, pots, swaps = [] }: StageDraw, language: Language): string {
	const words =
		language === "sv"
			? {
					from: `från nummer ${number}`,
					pots: pots.length > 1 ? `${pots.length} seedningsgrupper` : "",
					swaps: swaps.length === 1 ? "1 byte för hand" : `${swaps.length} byten för hand`,
				}
			: {
					from: `from number ${number}`,
					pots: pots.length > 1 ? `${pots.length} pots` : "",
					swaps: swaps.length === 1 ? "1 swap by hand" : `${swaps.length} swaps by hand`,
				};
	const parts = [words.from, words.pots, swaps.length > 0 ? words.swaps : ""].filter((part) => part !== "");
	return [`${parts.join(", ")}.`, ...rules.map((rule) => drawRuleSentence(rule, language))].join(" ");
}
