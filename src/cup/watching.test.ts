import { expect, test } from "vitest";
import { watchingOf } from "./watching.ts";

const VISITOR = { signedIn: false, allAccess: false };
const USER = { signedIn: true, allAccess: false };
const HOLDER = { signedIn: true, allAccess: true };

test.each([
	["open", VISITOR, "may"],
	["open", USER, "may"],
	["open", HOLDER, "may"],
	["account", VISITOR, "sign-in"],
	["account", USER, "may"],
	["account", HOLDER, "may"],
	["pass", VISITOR, "no-access"],
	["pass", USER, "no-access"],
	["pass", HOLDER, "may"],
] as const)("§7 a stream with access %s, for %j: %s", (access, reader, watching) => {
	expect(watchingOf(access, reader)).toBe(watching);
});
