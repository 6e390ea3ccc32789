import { describe, expect, it } from "vitest";
import { isBuffered, isPlayed, type SlipTurn } from "./use-buffered-keys.ts";

const IDLE: SlipTurn = { isLooking: false, isStopped: false, isAsked: false, ahead: 0 };

describe("keys typed ahead of a slip's answers", () => {
	it("wait while a number is looked up or the user is asked, and while others wait before them", () => {
		expect(isBuffered("2", "number", IDLE)).toBe(false);
		expect(isBuffered("2", "number", { ...IDLE, isLooking: true })).toBe(true);
		expect(isBuffered("2", "home", { ...IDLE, isAsked: true })).toBe(true);
		expect(isBuffered("Enter", "home", { ...IDLE, ahead: 1 })).toBe(true);
	});

	it("of a number that no match has wait for another number, which is typed at once", () => {
		const stopped = { ...IDLE, isStopped: true, ahead: 3 };
		expect(isBuffered("4", "number", stopped)).toBe(false);
		expect(isPlayed(stopped)).toBe(false);
	});

	it("are letters, digits and Enter: arrows and Escape are answered at once", () => {
		for (const key of ["ArrowDown", "Escape", "Tab"]) expect(isBuffered(key, "number", { ...IDLE, isLooking: true })).toBe(false);
	});

	it("are played one after the other as soon as nothing is waited for", () => {
		expect(isPlayed({ ...IDLE, ahead: 2 })).toBe(true);
		for (const wait of [{ isLooking: true }, { isAsked: true }, { ahead: 0 }])
			expect(isPlayed({ ...IDLE, ahead: 2, ...wait })).toBe(false);
	});
});
