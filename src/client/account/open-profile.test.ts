import { expect, test } from "vitest";
import { profileTarget } from "./open-profile.ts";

test("§7 The profile opens at url plus ?route=profile.show, else at the identity site's root", () => {
	const root = "http://127.0.0.1:4000/identity";
	expect(profileTarget(`${root}/enter/once`, root)).toBe(`${root}/enter/once?route=profile.show`);
	expect(profileTarget(null, root)).toBe(root);
	expect(profileTarget("", root)).toBe(root);
	expect(profileTarget("javascript:alert(1)", root)).toBe(root);
});
