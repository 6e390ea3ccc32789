import { expect, test } from "vitest";
import { aWholeCup } from "../../../../tests/support/whole-cup.ts";
import type { ProgrammeRule } from "../../../cup/programme/programme-rule.ts";
import { newRuleForm, newRuleId, RULE_KINDS, ruleForm, ruleOf, usualRules } from "./rule-form.ts";

const rules = aWholeCup().editions.flatMap(({ programme }) => programme?.rules ?? []);

test("every kind of rule survives its form, and the form offers every kind", () => {
	expect(new Set(rules.map(({ kind }) => kind))).toEqual(new Set(RULE_KINDS));
	for (const rule of rules) {
		const again = ruleOf(ruleForm(rule));
		const { weight, ...stated } = rule;
		// Of a rule that must be kept the weight says nothing.
		expect(again).toEqual(rule.must ? stated : { ...stated, weight });
	}
});

test("a form that lacks something states no rule", () => {
	for (const kind of ["where", "days", "finals", "clubs", "coach", "break", "keep-free", "home-arena"] as const)
		expect(ruleOf(newRuleForm("r", kind)), kind).toBeNull();
	expect(ruleOf({ ...newRuleForm("r", "rest"), minutes: "0" })).toBeNull();
	expect(ruleOf({ ...newRuleForm("r", "finals"), fields: ["f"], days: ["2026-07-18"] })).toEqual({
		...{ id: "r", kind: "finals", must: true, fields: ["f"], day: "2026-07-18" },
	});
});

test("the usual rules keep the longest rest that a category states, and a new rule gets an id of its own", () => {
	const usual = usualRules({ categories: [{ restMinutes: 75 }, {}] as never });
	expect(usual[0]).toEqual({ id: "rest", kind: "rest", must: true, minutes: 75, changingArena: 75 });
	expect(newRuleId("rest", usual)).toBe("rest-2");
	expect(newRuleId("break", usual as ProgrammeRule[])).toBe("break");
});
