import { expect, test, vi } from "vitest";
import { aSmallCup } from "../support/cup.ts";
import { aRecordFolder } from "../support/run-cupboard.ts";

vi.mock("../../src/results/edition/keeping/store-past-editions.ts", () => ({
	storePastEditions: () => Promise.reject(new Error("no space left on the device")),
}));

const { cupboard, write, exported } = aRecordFolder();

test("an import that is in the record succeeds, though what other years show of it could not be stored", async () => {
	const ran = await cupboard("import", write("cup.json", aSmallCup()));
	expect(ran).toMatchObject({ code: 0, out: expect.stringContaining("Added: 1 edition, 3 categories, 14 teams") });
	expect(ran.err).toContain("could not be stored. no space left on the device");
	expect(await exported()).toEqual(aSmallCup());
});
