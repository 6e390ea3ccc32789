import { describe, expect, it } from "vitest";
import { aRecordFolder } from "../support/run-cupboard.ts";

describe("npx cupboard serve", () => {
	const { cupboard, environment } = aRecordFolder();

	it("refuses an embedded record to several processes, with the reason and what to do", async () => {
		const { code, err } = await cupboard("serve", "--workers", "2");
		expect(code).toBe(1);
		expect(err).toContain(environment.CUPBOARD_DATA);
		expect(err).toMatch(/open in one process.*\nSet DATABASE_URL/);
	});

	it.each(["0", "1.5", "many", "65"])("refuses %s processes", async (count) => {
		const { code, err } = await cupboard("serve", "--workers", count);
		expect(code).toBe(2);
		expect(err).toContain("Expected a whole number from 1 to 64.");
	});
});
