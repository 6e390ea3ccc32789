import type { ProgrammeRule, RuleKind } from "../../../cup/programme/programme-rule.ts";
import type { PlanEdition } from "../../../office/plan/plan-view.ts";

/** The kinds in the order in which they are offered. */
export const RULE_KINDS: readonly RuleKind[] = [
	...(["rest", "way", "matches-a-day", "rounds", "where", "days", "finals", "clubs"] as const),
	...(["coach", "one-arena", "club-apart", "waits", "break", "keep-free", "home-arena"] as const),
];

/** Kinds that are wishes at first: there is seldom a schedule that keeps them all. */
const WISHES: ReadonlySet<RuleKind> = new Set(["one-arena", "club-apart", "waits", "home-arena"]);

/** What a form holds: every value that any kind has. */
export type RuleForm = {
	readonly id: string;
	readonly kind: RuleKind;
	readonly must: boolean;
	readonly weight: number;
	/** Digits, or "". */
	readonly minutes: string;
	readonly changingArena: string;
	readonly most: string;
	readonly inPlayoffs: string;
	readonly farther: string;
	readonly of: "group" | "category";
	readonly from: string;
	readonly until: string;
	readonly categories: readonly string[];
	readonly arenas: readonly string[];
	readonly fields: readonly string[];
	readonly clubs: readonly string[];
	readonly teams: readonly string[];
	readonly days: readonly string[];
};

/** @returns the form of a new rule of a kind, with what cups usually state */
export function newRuleForm(id: string, kind: RuleKind): RuleForm {
	return {
		...{ id, kind, must: !WISHES.has(kind), weight: 5, of: "group", from: "", until: "" },
		minutes: kind === "waits" ? "180" : "45",
		...{ changingArena: "60", most: "2", inPlayoffs: "3", farther: "" },
		...{ categories: [], arenas: [], fields: [], clubs: [], teams: [], days: [] },
	};
}

const digits = (value: number | undefined) => (value === undefined ? "" : String(value));

/** @returns a rule as its form */
export function ruleForm(rule: ProgrammeRule): RuleForm {
	const of = rule as Partial<Record<string, unknown>> as {
		readonly minutes?: number;
		readonly changingArena?: number;
		readonly most?: number;
		readonly inPlayoffs?: number;
		readonly farther?: number;
		readonly of?: "group" | "category";
		readonly from?: string;
		readonly until?: string;
		readonly categories?: readonly string[];
		readonly arenas?: readonly string[];
		readonly fields?: readonly string[];
		readonly clubs?: readonly string[];
		readonly teams?: readonly string[];
		readonly days?: readonly string[];
		readonly day?: string;
	};
	return {
		...{ id: rule.id, kind: rule.kind, must: rule.must, weight: rule.weight ?? 5 },
		minutes: digits(rule.kind === "waits" ? rule.most : of.minutes),
		changingArena: digits(of.changingArena),
		most: digits(of.most),
		inPlayoffs: digits(of.inPlayoffs),
		farther: digits(of.farther),
		of: of.of ?? "group",
		from: of.from ?? "",
		until: of.until ?? "",
		categories: of.categories ?? [],
		arenas: of.arenas ?? [],
		fields: of.fields ?? [],
		clubs: of.clubs ?? [],
		teams: of.teams ?? [],
		days: of.days ?? (of.day === undefined ? [] : [of.day]),
	};
}

/** @returns the rule that a form states; null while something is missing */
export function ruleOf(form: RuleForm): ProgrammeRule | null {
	const { id, kind, must, weight, categories, arenas, fields, clubs, teams, days } = form;
	const common = { id, must, ...(!must && { weight }) };
	const whole = (text: string) => (/^\d{1,4}$/.test(text.trim()) && Number(text) > 0 ? Number(text) : null);
	const some = <Key extends string>(key: Key, list: readonly string[]) =>
		(list.length > 0 ? { [key]: list } : {}) as { readonly [One in Key]?: readonly string[] };
	const count = <Key extends string>(key: Key, text: string) => {
		const value = whole(text);
		return (value === null ? {} : { [key]: value }) as { readonly [One in Key]?: number };
	};
	const span = { ...(form.from !== "" && { from: form.from }), ...(form.until !== "" && { until: form.until }) };
	const isTimed = form.from !== "" || form.until !== "";
	const [day] = days;
	switch (kind) {
		case "rest": {
			const minutes = whole(form.minutes);
			return minutes === null ? null : { ...common, kind, minutes, ...count("changingArena", form.changingArena) };
		}
		case "matches-a-day": {
			const most = whole(form.most);
			return most === null ? null : { ...common, kind, most, ...count("inPlayoffs", form.inPlayoffs) };
		}
		case "where":
			return categories.length === 0 || (arenas.length === 0 && !isTimed)
				? null
				: { ...common, kind, categories, ...some("arenas", arenas), ...span };
		case "days":
			return categories.length === 0 || days.length === 0 ? null : { ...common, kind, categories, days };
		case "rounds":
			return { ...common, kind, of: form.of };
		case "finals":
			return fields.length === 0 || day === undefined
				? null
				: { ...common, kind, fields, day, ...some("categories", categories), ...span };
		case "clubs": {
			const far = clubs.length > 0 ? {} : count("farther", form.farther);
			return day === undefined || !isTimed || (clubs.length === 0 && far.farther === undefined)
				? null
				: { ...common, kind, day, ...some("clubs", clubs), ...far, ...span };
		}
		case "coach":
			return teams.length < 2 ? null : { ...common, kind, teams };
		case "break":
			return isTimed || days.length > 0 ? { ...common, kind, ...some("arenas", arenas), ...some("days", days), ...span } : null;
		case "keep-free":
			return fields.length === 0 ? null : { ...common, kind, fields, ...some("days", days), ...span };
		case "home-arena":
			return clubs.length === 0 || arenas.length === 0 ? null : { ...common, kind, clubs, arenas };
		case "waits": {
			const most = whole(form.minutes);
			return most === null ? null : { ...common, kind, most };
		}
		default:
			return { ...common, kind };
	}
}

/** The rules that most cups have, for one that has none yet. */
export function usualRules(edition: Pick<PlanEdition, "categories">): ProgrammeRule[] {
	const minutes = Math.max(45, ...edition.categories.map(({ restMinutes = 0 }) => restMinutes));
	return [
		{ id: "rest", kind: "rest", must: true, minutes, changingArena: Math.max(60, minutes) },
		{ id: "way", kind: "way", must: true },
		{ id: "a-day", kind: "matches-a-day", must: true, most: 3, inPlayoffs: 4 },
		{ id: "rounds", kind: "rounds", must: true, of: "group" },
		{ id: "one-arena", kind: "one-arena", must: false, weight: 6 },
		{ id: "club-apart", kind: "club-apart", must: false, weight: 3 },
		{ id: "waits", kind: "waits", must: false, weight: 4, most: 180 },
	];
}

/** A short id that no rule has. */
export function newRuleId(kind: RuleKind, rules: readonly ProgrammeRule[]): string {
	for (let at = 1; ; at++) {
		const id = at === 1 ? kind : `${kind}-${at}`;
		if (!rules.some((rule) => rule.id === id)) return id;
	}
}
