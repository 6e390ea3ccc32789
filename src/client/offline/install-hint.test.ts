import { expect, test } from "vitest";
import { aStorage } from "../../../tests/support/an-account-service.ts";
import { installHintIn } from "./install-hint.ts";

test("the hint about the home screen is shown from the second visit with a favourite; No, thanks lasts for the edition", () => {
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

test("a later edition shows it at once, regardless of earlier choices; a browser without storage never does", () => {
	const storage = aStorage();
	const visit = (session: () => ReturnType<typeof aStorage>) => {
		const hint = installHintIn(() => storage, session);
		hint.seen();
		return hint;
	};
	const forbidden = () => {
		throw new Error("storage is forbidden");
	};
	for (let times = 0; times < 3; times++) expect(visit(forbidden).isTold("2026")).toBe(false);
	for (let times = 0; times < 2; times++) {
		const session = aStorage();
		visit(() => session);
	}
	const hint = visit(forbidden);
	hint.refuse("2026");
	expect(hint.isTold("2027")).toBe(true);
	hint.refuse("2027");
	expect([hint.isTold("2027"), hint.isTold("2028")]).toEqual([false, true]);
});
