import type { ProgrammeRule } from "../../cup/programme/programme-rule.ts";
import type { Rule } from "../../scheduling/rule.ts";

const DAY = 1440;

/**
 * @param weaker a weaker rule of the engine, for one of the rules that this one became
 * @returns the rule of the record that becomes the weaker one; null: none does, or others would become weaker with it
 */
export function weakerRule(rule: ProgrammeRule, weaker: Rule): ProgrammeRule | null {
	switch (rule.kind) {
		case "rest":
			return weaker.kind === "rest"
				? { ...rule, minutes: weaker.minutes, changingArena: weaker.whenArenaChanges ?? undefined }
				: null;
		case "matches-a-day":
			return weaker.kind === "most-a-day" ? { ...rule, most: weaker.most, inPlayoffs: weaker.inPlayoffs ?? undefined } : null;
		case "where":
			if (weaker.kind !== "arenas") return null;
			return { ...rule, ...(rule.arenas && { arenas: weaker.arenas }), from: timeOf(weaker.from), until: timeOf(weaker.until) };
		case "days":
			return weaker.kind === "days" ? { ...rule, days: weaker.days.toSorted() } : null;
		case "rounds":
			return weaker.kind === "rounds" ? { ...rule, of: weaker.of } : null;
		case "finals":
			if (weaker.kind !== "fields") return null;
			return { ...rule, fields: weaker.fields, from: timeOf(weaker.from), until: timeOf(weaker.until) };
		case "clubs":
			if (weaker.kind === "arrival") return { ...rule, from: timeOf(weaker.from) };
			return weaker.kind === "departure" ? { ...rule, until: timeOf(weaker.until) } : null;
		case "break":
			return weaker.kind === "break" && (rule.days?.length ?? 1) === 1 ? { ...rule, until: timeOf(weaker.until) } : null;
		case "keep-free":
			if (weaker.kind !== "free-field" || rule.fields.length > 1 || (rule.days?.length ?? 1) > 1) return null;
			return { ...rule, until: timeOf(weaker.until) };
		case "waits":
			return weaker.kind === "waits" ? { ...rule, most: weaker.longest } : null;
		default:
			return null;
	}
}

/** "09:30"; a day's end is no limit. */
function timeOf(minute: number | null): string | undefined {
	if (minute === null || minute >= DAY) return undefined;
	return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}
