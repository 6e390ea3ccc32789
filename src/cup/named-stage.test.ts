import { expect, test } from "vitest";
import { namesItsStage, PLAIN_GROUP_STAGE } from "./named-stage.ts";

const MAIN = { name: "Mellanrunda", type: "group" } as const;

test("groups are named with their stage where a category has several group stages, except those of Gruppspel", () => {
	expect(namesItsStage(MAIN, 2)).toBe(true);
	expect(namesItsStage({ ...MAIN, name: PLAIN_GROUP_STAGE }, 2)).toBe(false);
	expect(namesItsStage({ name: "Slutspel A", type: "playoff" }, 2)).toBe(false);
});

test("the only group stage is never named with its groups, whatever its name is", () => {
	expect(namesItsStage(MAIN, 1)).toBe(false);
});
