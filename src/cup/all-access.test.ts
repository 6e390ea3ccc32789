import { expect, test } from "vitest";
import { hasAllAccess } from "./all-access.ts";

test("§4 All Access is a tournament_pass for the year being viewed", () => {
	const purchases = [
		{ type: "tournament_pass", year: 2025 },
		{ type: "match", year: 2026 },
	];
	expect(hasAllAccess(purchases, 2025)).toBe(true);
	expect(hasAllAccess(purchases, 2026)).toBe(false);
	expect(hasAllAccess([], 2025)).toBe(false);
});
