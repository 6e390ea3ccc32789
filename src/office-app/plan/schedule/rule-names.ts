import { placeName } from "../../../cup/place-name.ts";
import type { PlanView } from "../../../office/plan/plan-view.ts";
import type { Language } from "../../../text/language.ts";
import type { RuleNames } from "../../../text/programme/rule-sentence.ts";

/** What the schedule's rules, drafts and lists name, as it is called. An id without a noun stays as it is. */
export function ruleNames({ edition, arenas, clubs }: PlanView, language: Language): RuleNames {
	const categories = new Map(edition?.categories.map(({ id, shortName }) => [id, shortName[language]]));
	const places = new Map(
		arenas.flatMap((arena) => arena.fields.map(({ id, name }) => [id, placeName(arena.name, name)] as const)),
	);
	const arenaNames = new Map(arenas.map(({ id, name }) => [id, name]));
	const clubNames = new Map(clubs.map(({ id, name }) => [id, name]));
	const teams = new Map(
		edition?.teams.map(({ id, club, suffix, category }) => [
			id,
			[clubNames.get(club) ?? club, suffix, categories.get(category)].filter(Boolean).join(" "),
		]),
	);
	const called = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) ?? id;
	return {
		category: called(categories),
		arena: called(arenaNames),
		field: called(places),
		club: called(clubNames),
		team: called(teams),
	};
}
