import { expect, test, vi } from "vitest";
import { ShownTopics } from "./shown-topics.ts";

const NONE: ReadonlySet<string> = new Set();

test("§6 what is shown twice is shown until neither shows it, as the one knows it that knows less", () => {
	const topics = new ShownTopics();
	const first = topics.show(["match:a", "lists"], 7);
	const second = topics.show(["match:a"], 5);
	topics.show(["match:a"], 9)();
	first();
	expect(topics.besides(NONE)).toEqual([{ topic: "match:a", revision: 5 }]);
	second();
	expect(topics.besides(NONE)).toEqual([]);
});

test("§6 matches on the page are sent with the page, and not listed", () => {
	const topics = new ShownTopics();
	topics.show(["match:a", "match:b", "team:a"], 7);
	expect(topics.besides(new Set(["a"])).map(({ topic }) => topic)).toEqual(["match:b", "team:a"]);
});

test("reports added topics, and not removed ones", () => {
	const topics = new ShownTopics();
	const more = vi.fn();
	const stop = topics.onMore(more);
	topics.show([], 1);
	expect(more).not.toHaveBeenCalled();
	topics.show(["match:a"], 1)();
	expect(more).toHaveBeenCalledOnce();
	stop();
	topics.show(["match:b"], 1);
	expect(more).toHaveBeenCalledOnce();
});
