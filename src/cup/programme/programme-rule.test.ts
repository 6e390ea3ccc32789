import { expect, test } from "vitest";
import { categoryRestPart, rulePart, wholeOf } from "./programme-rule.ts";

test("a part of a rule leads back to it, and a category's own rest to the category", () => {
	expect(wholeOf("rest")).toEqual({ rule: "rest" });
	expect(wholeOf(rulePart("lunch", 2))).toEqual({ rule: "lunch" });
	expect(wholeOf(categoryRestPart("b14"))).toEqual({ category: "b14" });
});
