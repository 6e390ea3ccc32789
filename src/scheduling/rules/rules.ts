import type { Rule, RuleKind } from "../rule.ts";
import { arenas } from "./arenas.ts";
import { arrival } from "./arrival.ts";
import type { Behaviour, KindOfRule, Meetings } from "./behaviour.ts";
import { breaks } from "./break.ts";
import { clubMates } from "./club-mates.ts";
import { coach } from "./coach.ts";
import { days } from "./days.ts";
import { departure } from "./departure.ts";
import { fields } from "./fields.ts";
import { freeField } from "./free-field.ts";
import { home } from "./home.ts";
import type { Lookup } from "./lookup.ts";
import { mostADay } from "./most-a-day.ts";
import { oneArena } from "./one-arena.ts";
import { rest } from "./rest.ts";
import { rounds } from "./rounds.ts";
import { waits } from "./waits.ts";
import { way } from "./way.ts";

const RULES: { readonly [Kind in RuleKind]: KindOfRule<Kind> } = {
	rest,
	way,
	"most-a-day": mostADay,
	arenas,
	days,
	fields,
	arrival,
	departure,
	coach,
	rounds,
	break: breaks,
	"free-field": freeField,
	home,
	"one-arena": oneArena,
	"club-mates": clubMates,
	waits,
};

export function behaviourOf(rule: Rule, found: Lookup, meetings: Meetings): Behaviour {
	return (RULES[rule.kind] as KindOfRule<RuleKind>).behaves(rule, found, meetings);
}

/** Weaker rules of the same kind, those that change least first. */
export function relaxedRules(rule: Rule, found: Lookup): readonly Rule[] {
	return (RULES[rule.kind] as KindOfRule<RuleKind>).relaxed(rule, found);
}
