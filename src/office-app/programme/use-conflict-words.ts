import { placeName } from "../../cup/place-name.ts";
import type { Conflict, PossibleConflict } from "../../cup/programme/conflicts.ts";
import type { Day } from "../../office/day/day-data.ts";
import type { NamedIn } from "../preview/use-preview.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { calledElsewhere, numberOf } from "./words.ts";

/** Names of matches and texts of conflicts, with the names of a day and of a preview. */
export function useConflictWords(
	day: {
		readonly matches: Day["matches"];
		readonly arenas: readonly {
			readonly id: string;
			readonly name: string;
			readonly fields: readonly { readonly id: string; readonly name: string }[];
		}[];
	},
	named: NamedIn,
) {
	const { day: text, frame } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const matches = new Map(day.matches.map((match) => [match.id, match]));
	const fields = new Map(
		day.arenas.flatMap(({ id, name, fields }) => [
			[id, name] as const,
			...fields.map((field) => [field.id, placeName(name, field.name)] as const),
		]),
	);
	const called = (id: string | undefined): string => {
		if (id === undefined) return "";
		const match = matches.get(id);
		return match ? numberOf(match) : calledElsewhere(id, named, language, frame.timeNotSet.within);
	};
	const ruleOf = (conflict: Conflict | PossibleConflict) =>
		conflict.kind === "rule" ? (named.rules[conflict.rule]?.[language] ?? conflict.rule) : "";
	const wordsOf = (conflict: Conflict | PossibleConflict): string => {
		if ("teams" in conflict) {
			const [one, other] = conflict.matches.map(called);
			return text.mayConflict[conflict.kind]({
				...{ one: one!, other: other ?? "", teams: conflict.teams.map((id) => named.teams[id] ?? id) },
				...{ matches: conflict.matches.map(called), rule: ruleOf(conflict) },
				minutes: "minutes" in conflict ? Math.floor(conflict.minutes) : 0,
				needed: "needed" in conflict ? conflict.needed : 0,
			});
		}
		const place = "field" in conflict ? conflict.field : "arena" in conflict ? conflict.arena : "";
		const minutes =
			conflict.kind === "hours" ? Math.ceil(conflict.outside) : "minutes" in conflict ? Math.floor(conflict.minutes) : 0;
		return text.conflicts[conflict.kind]({
			team: "team" in conflict ? (named.teams[conflict.team] ?? conflict.team) : "",
			one: called(conflict.matches[0]),
			other: called(conflict.matches[1]),
			place: fields.get(place) ?? place,
			minutes,
			from: conflict.kind === "closed" ? timeOf(conflict.from, cup.zone) : "",
			needed: "needed" in conflict ? conflict.needed : 0,
			edge: conflict.kind === "hours" ? conflict.edge : "opens",
			...{ matches: conflict.matches.map(called), rule: ruleOf(conflict) },
			size: conflict.kind === "size" ? conflict.size : "",
		});
	};
	return { called, wordsOf };
}

/** "15:30", on the cup's clocks. */
const timeOf = (instant: number, zone: string) =>
	new Intl.DateTimeFormat("sv", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(instant);
