import { describe, expect, it, vi } from "vitest";
import { endInTime } from "./end-in-time.ts";

const never = () => new Promise<never>(() => undefined);

describe("the end of a process", () => {
	it("runs one stage after the other, and the parts of a stage side by side", async () => {
		const done: string[] = [];
		const gates = new Map<string, () => void>();
		const waits = (name: string) =>
			[
				name,
				() => {
					done.push(`${name} begins`);
					return new Promise<void>((resolve) => gates.set(name, resolve));
				},
			] as const;
		const onLate = vi.fn();
		const ended = endInTime([[waits("a"), waits("b")], [waits("c")]], { within: 60_000, onLate, onError: vi.fn() });
		expect(done).toEqual(["a begins", "b begins"]);
		gates.get("b")!();
		await new Promise((resolve) => setImmediate(resolve));
		expect(done).toHaveLength(2);
		gates.get("a")!();
		await expect.poll(() => done).toContain("c begins");
		gates.get("c")!();
		await ended;
		expect(onLate).not.toHaveBeenCalled();
	});

	it("does not wait for a part that a peer blocks: each later stage begins, and the log names what was left", async () => {
		const begun: string[] = [];
		const onLate = vi.fn();
		const stage = (name: string, end: () => Promise<unknown>) =>
			[
				name,
				() => {
					begun.push(name);
					return end();
				},
			] as const;
		await endInTime(
			[[stage("mails", never), stage("alerts", async () => undefined)], [stage("accounts", never)], [stage("record", never)]],
			{ within: 20, onLate, onError: vi.fn() },
		);
		expect(begun).toEqual(["mails", "alerts", "accounts", "record"]);
		expect(onLate.mock.calls).toEqual([[["mails"]]]);
	});

	it("continues if a part of it fails", async () => {
		const onError = vi.fn();
		const closed = vi.fn(async () => undefined);
		const failing = async () => {
			throw new Error("gone");
		};
		await endInTime([[["alerts", failing]], [["record", closed]]], { within: 60_000, onLate: vi.fn(), onError });
		expect(closed).toHaveBeenCalledOnce();
		expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: "gone" }), "alerts");
	});
});
