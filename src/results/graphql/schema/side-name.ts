import type { Slot } from "../../../cup/match/slot.ts";
import { decidesPlaces, isMainRound } from "../../../cup/playoffs/playoff-round.ts";
import { groupsWithin } from "../../../text/group-title.ts";
import type { Language } from "../../../text/language.ts";
import { NAME_WORDS } from "../../../text/schema/names.ts";
import type { MatchEntity, SideEntity } from "../../edition/entities.ts";
import type { EditionReader } from "../../edition/reading/edition-reader.ts";
import { divisionWithin, stageNamedWith } from "./division-title.ts";

/** The name of a side: the team, else its slot in words ("Winner QF 1"), else "not yet known". */
export function sideName(edition: EditionReader, { team, slot }: SideEntity, language: Language): string {
	if (team) return edition.get("team", team).name;
	return slot ? slotName(edition, slot, language) : NAME_WORDS[language].notYetKnown;
}

function slotName(edition: EditionReader, slot: Slot, language: Language): string {
	const words = NAME_WORDS[language];
	switch (slot.kind) {
		case "position": {
			const division = edition.find("division", slot.division);
			return division ? words.positionOf(slot.position, divisionWithin(edition, division, language)) : words.notYetKnown;
		}
		case "best-of": {
			const divisions = slot.divisions.flatMap((id) => edition.find("division", id) ?? []);
			const [first] = divisions;
			const names = divisions.map(({ name }) => name);
			const groups = groupsWithin(names, first && stageNamedWith(edition, first), language);
			return words.bestOf(slot.position, { count: names.length, groups, rank: slot.rank });
		}
		case "bye":
			return words.bye;
		default: {
			const match = edition.find("match", slot.match);
			return match ? words[slot.kind](shortMatchName(match, language)) : words.notYetKnown;
		}
	}
}

/** "QF 1", "bronze match", "match 47" in an earlier round, "match 412" in a group. */
function shortMatchName({ round, position, number }: MatchEntity, language: Language): string {
	const words = NAME_WORDS[language];
	if (typeof round === "number") return number ? words.match(number) : words.round(round).toLowerCase();
	if (!isMainRound(round)) return number && position === null ? words.match(number) : words.placement(round).match(position);
	const name = words.shortRounds[round];
	if (name === undefined) return position === null ? words.inRound(words.rounds[round]) : words.match(String(position));
	return position === null || isAlone(round, position) ? name : `${name} ${position}`;
}

/** "Round 1", "Quarter-final 2", "Final". */
export function roundName({ round, position }: Pick<MatchEntity, "round" | "position">, language: Language): string {
	const words = NAME_WORDS[language];
	if (typeof round === "number") return words.round(round);
	if (!isMainRound(round)) {
		const { name } = words.placement(round);
		return position === null || (position === 1 && decidesPlaces(round)) ? name : words.matchOfRound(name, position);
	}
	const name = words.rounds[round];
	return position === null || isAlone(round, position) ? name : words.matchOfRound(name, position);
}

/** There is one final and one bronze match, unless the cup numbers them. */
function isAlone(round: MatchEntity["round"], position: number): boolean {
	return (round === "final" || round === "third-place") && position === 1;
}
