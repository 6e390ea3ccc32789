import { expect, test } from "vitest";
import { aStorage } from "../../../tests/support/an-account-service.ts";
import { installHintIn } from "./install-hint.ts";

test("the way to the home screen is told from the second visit with a favourite; No, thanks lasts for the edition", () => {
	const storage = aStorage();
	const visit = () => {
		const session = aStorage();
		const hint = installHintIn(
			() => storage,
			() => session,
		);
		hint.seen();
		hint.seen();
		return hint;
	};
	expect(visit().isTold("2026")).toBe(false);
	const second = visit();
	expect(second.isTold("2026")).toBe(true);
	second.refuse("2026");
	expect([second.isTold("2026"), visit().isTold("2026"), visit().isTold("2027")]).toEqual([false, false, true]);
});
