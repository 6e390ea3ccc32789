import { afterEach, expect, test, vi } from "vitest";
import { type CpuQuota, UNMETERED } from "../../../http/cpu-quota.ts";
import { type Turn, Turns } from "./turns.ts";

afterEach(() => vi.useRealTimers());

const anAddress = (isBusy = false): CpuQuota => ({ ...UNMETERED, isBusy: () => isBusy });

/** Writes its name in each of its slices, and uses the whole slice. */
async function work(turn: Turn, name: string, slices: number, log: string[]): Promise<void> {
	for (let slice = 0; slice < slices; slice++) {
		await turn.next();
		log.push(name);
		while (!turn.isOver);
	}
}

test("an address's answers are computed one after the other, and another address gets turns between", async () => {
	const turns = new Turns();
	const [meter, other] = [anAddress(), anAddress()];
	const log: string[] = [];
	await Promise.all([
		work(turns.begin({ meter }), "a", 3, log),
		work(turns.begin({ meter }), "b", 3, log),
		work(turns.begin({ meter: other }), "c", 3, log),
	]);
	expect(log.filter((name) => name !== "c").join("")).toBe("aaabbb");
	expect(log.join("").slice(0, 6)).toBe("acacac");
});

test("work that counts for no address has a queue of its own: one large answer of the site's does not delay the next", async () => {
	const turns = new Turns();
	const log: string[] = [];
	const [meter, other] = [UNMETERED, UNMETERED];
	await Promise.all([work(turns.begin({ meter }), "a", 3, log), work(turns.begin({ meter: other }), "b", 3, log)]);
	expect(log.join("")).toBe("ababab");
});

test("an aborted answer has no more slices, and its address pays for those it had", async () => {
	let now = 1_000_000;
	vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
	let spent = 0;
	const meter: CpuQuota = {
		...UNMETERED,
		isOverdrawn: () => spent > 0,
		spend: (ms) => {
			spent += ms;
		},
	};
	const log: string[] = [];
	const turn = new Turns().begin({ meter });
	void work(turn, "a", 3, log);
	await turn.overdrawn;
	const afterwards = vi.fn();
	void turn.next().then(afterwards);
	spent = 0;
	// More turns of the loop than a slice waits for.
	for (let loops = 0; loops < 5; loops++) await new Promise((resolve) => setTimeout(resolve, 2));
	expect([log, turn.isGivenUp]).toEqual([["a"], true]);
	expect(afterwards).not.toHaveBeenCalled();
	expect(spent).toBe(0);
});

test("an address with much recent use waits longer between slices, so that the process is idle most of the time", async () => {
	const slicesIn = async (milliseconds: number, meter: CpuQuota) => {
		vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
		let now = 0;
		vi.spyOn(performance, "now").mockImplementation(() => (now += 0.5));
		const log: string[] = [];
		const turn = new Turns().begin({ meter });
		void work(turn, "a", 1000, log);
		await vi.advanceTimersByTimeAsync(milliseconds);
		turn.giveUp();
		vi.useRealTimers();
		return log.length;
	};
	const usual = await slicesIn(300, anAddress());
	expect(await slicesIn(300, anAddress(true))).toBeLessThan(usual * 0.6);
});
