import { expect, test } from "vitest";
import type { WaitingDecision } from "../../cup/office/decision.ts";
import { decisionsEn } from "../text/decisions-en.ts";
import { claimWords, neededWords } from "./words.ts";

test("a decision that another day waits for says which day", () => {
	expect(neededWords("2026-07-16T16:50:00+02:00", "2026-07-16", "en")).toBe("16:50");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "en")).toBe("Fri 08:00");
	expect(neededWords("2026-07-17T08:00:00+02:00", "2026-07-16", "sv")).toBe("fre 08:00");
});

test("what a protest claims is a sentence of its own, however it was typed", () => {
	const said = (claim: string) => claimWords({ kind: "protest", by: "ASK IF", claim } as WaitingDecision, decisionsEn);
	expect(said("Too many on the field")).toContain("ASK IF: Too many on the field. Nobody goes on");
	expect(said("Too many on the field!")).toContain("ASK IF: Too many on the field! Nobody goes on");
});
