import { expect, test, vi } from "vitest";
import { openStore } from "./live.ts";
import { showNews } from "./news.ts";

const afterwards = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test("a goal moves wherever its score is shown, once", async () => {
	const move = vi.fn();
	for (let place = 0; place < 4; place++) showNews("2026", move);
	await afterwards();
	expect(move).toHaveBeenCalledTimes(4);
	await afterwards();
	expect(move).toHaveBeenCalledTimes(4);
});

test("ten goals that arrive together move nothing, and the next one moves again", async () => {
	const move = vi.fn();
	for (let goal = 0; goal < 10; goal++) showNews("2026", move);
	await afterwards();
	expect(move).not.toHaveBeenCalled();
	showNews("2026", move);
	await afterwards();
	expect(move).toHaveBeenCalledOnce();
});

test("what is caught up with after a time without a network moves nothing", async () => {
	const { reach } = openStore("2031", 1) ?? {};
	reach?.heard("offline");
	expect(reach?.standing.kind).toBe("noNetwork");
	const move = vi.fn();
	showNews("2031", move);
	await afterwards();
	expect(move).not.toHaveBeenCalled();
});
