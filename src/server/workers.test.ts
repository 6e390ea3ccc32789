import cluster, { type Worker } from "node:cluster";
import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readEnvironment } from "./environment.ts";
import { startWorkers } from "./workers.ts";

/** A process that a test makes listen and end. */
class Served extends EventEmitter {
	readonly killed: string[] = [];
	readonly process = { pid: 1, kill: (signal: string) => void this.killed.push(signal) };
}

describe("several processes that share one port", () => {
	let begun: Served[];
	const ends = vi.fn<(code?: unknown) => never>();
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
		begun = [];
		vi.spyOn(cluster, "fork").mockImplementation(() => {
			const one = new Served();
			begun.push(one);
			return one as unknown as Worker;
		});
		ends.mockReset().mockImplementation((code) => {
			throw new Error(`ended with ${code}`);
		});
		vi.spyOn(process, "exit").mockImplementation(ends);
	});
	afterEach(() => vi.useRealTimers());

	const environment = { ...readEnvironment({ LOG_LEVEL: "silent" }), metricsPort: undefined };
	/** The reactions to an event are done. */
	const followed = () => new Promise((resolve) => setImmediate(resolve));
	async function running(count: number) {
		const starting = startWorkers(count, environment);
		begun[0]!.emit("listening");
		await followed();
		for (const one of begun.slice(1)) one.emit("listening");
		return starting;
	}

	it("begin with one, which migrates the record; the start is announced when all listen", async () => {
		const started = vi.fn();
		const starting = startWorkers(3, environment).then(started);
		await followed();
		expect(begun).toHaveLength(1);
		begun[0]!.emit("listening");
		await followed();
		expect(begun).toHaveLength(3);
		begun[1]!.emit("listening");
		await followed();
		expect(started).not.toHaveBeenCalled();
		begun[2]!.emit("listening");
		await starting;
		expect(started).toHaveBeenCalledOnce();
	});

	it("do not begin if one of them cannot: all end", async () => {
		void startWorkers(2, environment);
		expect(() => begun[0]!.emit("exit", 3, null)).toThrow("ended with 3");
		begun[0]!.emit("listening");
		await followed();
		expect(() => begun[1]!.emit("exit", null, "SIGKILL")).toThrow("ended with 1");
		await vi.advanceTimersByTimeAsync(60_000);
		expect(begun).toHaveLength(2);
	});

	it("are replaced half a second after one has ended, later each time if it ends at once", async () => {
		await running(2);
		vi.advanceTimersByTime(10_001);
		const pauses: number[] = [];
		const end = async () => {
			const count = begun.length;
			begun.at(-1)!.emit("exit", null, "SIGKILL");
			let waited = 0;
			for (; begun.length === count; waited += 500) await vi.advanceTimersByTimeAsync(500);
			pauses.push(waited);
		};
		for (let times = 0; times < 9; times++) await end();
		await vi.advanceTimersByTimeAsync(10_001);
		await end();
		expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 500]);
		expect(ends).not.toHaveBeenCalled();
	});

	it("end when all serving ones have ended, and none begins after that", async () => {
		const { stop } = await running(2);
		begun[0]!.emit("exit", 1, null);
		await vi.advanceTimersByTimeAsync(1_000);
		begun[1]!.emit("exit", 1, null);
		const stopped = vi.fn();
		const stopping = stop().then(stopped);
		expect(begun.map(({ killed }) => killed)).toEqual([[], [], ["SIGTERM"]]);
		await followed();
		expect(stopped).not.toHaveBeenCalled();
		begun[2]!.emit("exit", 0, null);
		await stopping;
		await vi.advanceTimersByTimeAsync(60_000);
		expect(begun).toHaveLength(3);
	});

	it.each([
		[7, null, "7"],
		[null, "SIGKILL", "SIGKILL"],
	])("report one that ended with %s %s", async (code, signal, told) => {
		const { stop } = await running(2);
		const stopping = stop();
		begun[0]!.emit("exit", 0, null);
		begun[1]!.emit("exit", code, signal);
		await expect(stopping).rejects.toThrow(`ended with ${told}`);
	});
});
