import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPushHosts, type Delivery, type Parked } from "./push-hosts.ts";

type Came = "answered" | "silent";

describe("deliveries to hosts that subscribers name", () => {
	let hosts: ReturnType<typeof createPushHosts>;
	let parked: Parked[];
	/** The pending deliveries of each host, in the order of their beginning. */
	let under: Map<string, ((came: Came) => void)[]>;
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
		parked = [];
		hosts = createPushHosts({ random: () => 0.5, onParked: (one) => parked.push(one) });
		under = new Map();
	});
	afterEach(() => vi.useRealTimers());

	const isAnswer = (came: Came) => came === "answered";
	const underWay = (host: string) => under.get(host)?.length ?? 0;
	const inAll = () => [...under.values()].reduce((sum, { length }) => sum + length, 0);
	const followed = () => new Promise((resolve) => setImmediate(resolve));
	function send(host: string, count = 1): Promise<Delivery<Came>>[] {
		const deliver = () =>
			new Promise<Came>((resolve) => {
				under.set(host, [...(under.get(host) ?? []), resolve]);
			});
		return Array.from({ length: count }, () => hosts.deliver(host, deliver, isAnswer));
	}
	async function comes(host: string, came: Came, count = underWay(host)): Promise<void> {
		for (const end of under.get(host)?.splice(0, count) ?? []) end(came);
		await followed();
	}
	/** A host that has answered as often as the most at once need. */
	async function proven(host: string): Promise<void> {
		const all = send(host, 40);
		while (underWay(host) > 0) await comes(host, "answered");
		await Promise.all(all);
	}

	it("begin two at a time, and one more with each prompt answer, up to 32", async () => {
		send("push.example", 200);
		expect(underWay("push.example")).toBe(2);
		await comes("push.example", "answered", 1);
		expect(underWay("push.example")).toBe(3);
		for (let times = 0; times < 40; times++) await comes("push.example", "answered", 1);
		expect(underWay("push.example")).toBe(32);
	});

	it("report a host that does not answer each time it is left alone, with how often and for how long", async () => {
		send("slow.example", 2);
		await comes("slow.example", "silent");
		vi.advanceTimersByTime(5_000);
		send("slow.example");
		await comes("slow.example", "silent");
		expect(parked).toEqual([
			{ host: "slow.example", seconds: 5, times: 1 },
			{ host: "slow.example", seconds: 10, times: 2 },
		]);
	});

	it("slow hosts, however many there are, never delay a prompt one", async () => {
		await proven("push.example");
		for (let host = 0; host < 500; host++) send(`slow-${host}.example`, 2);
		expect(inAll()).toBe(32);
		const sent = send("push.example", 32);
		expect(underWay("push.example")).toBe(32);
		await comes("push.example", "answered");
		expect(await Promise.all(sent)).toEqual(Array(32).fill({ is: "done", result: "answered" }));
	});

	it("to a host that answers late are two at a time again", async () => {
		await proven("push.example");
		send("push.example", 10);
		vi.advanceTimersByTime(3_001);
		await comes("push.example", "answered");
		send("push.example", 10);
		expect(underWay("push.example")).toBe(2);
	});

	it("to a host that does not answer go back, with when to try again; then one alone tries it", async () => {
		const sent = send("slow.example", 20);
		await comes("slow.example", "silent");
		expect(await Promise.all(sent)).toEqual([
			...Array(2).fill({ is: "done", result: "silent" }),
			...Array(18).fill({ is: "later", in: 5_000 }),
		]);
		vi.advanceTimersByTime(4_000);
		expect(await send("slow.example")[0]).toEqual({ is: "later", in: 1_000 });
		vi.advanceTimersByTime(1_000);
		send("slow.example", 5);
		expect(underWay("slow.example")).toBe(1);
	});

	it("to a host that still does not answer wait twice as long each time, ten minutes at most, until it answers", async () => {
		const pauses: number[] = [];
		for (let times = 0; times < 10; times++) {
			send("slow.example");
			await comes("slow.example", "silent");
			const [parked] = await Promise.all(send("slow.example"));
			pauses.push(parked!.is === "later" ? parked!.in : 0);
			vi.advanceTimersByTime(pauses.at(-1)!);
		}
		expect(pauses.map((pause) => pause / 1000)).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600, 600]);
		send("slow.example", 3);
		await comes("slow.example", "answered");
		expect(underWay("slow.example")).toBe(2);
		await comes("slow.example", "answered");
		send("slow.example", 3);
		await comes("slow.example", "silent");
		expect(await send("slow.example")[0]).toEqual({ is: "later", in: 5_000 });
	});

	it("to a host that has answered are parked by the third in a row without an answer, and not by one among others", async () => {
		await proven("push.example");
		send("push.example", 4);
		await comes("push.example", "silent", 2);
		await comes("push.example", "answered", 1);
		await comes("push.example", "silent", 1);
		const more = send("push.example", 4);
		expect(underWay("push.example")).toBe(4);
		await comes("push.example", "silent");
		expect(await Promise.all(more)).toHaveLength(4);
		expect(await send("push.example")[0]).toEqual({ is: "later", in: 5_000 });
	});

	it("that wait for their turn longer than a lease would last go back", async () => {
		const sent = send("slow.example", 4);
		vi.advanceTimersByTime(20_000);
		expect(await Promise.all(sent.slice(2))).toEqual(Array(2).fill({ is: "later", in: 5_000 }));
		expect(underWay("slow.example")).toBe(2);
	});

	it("that fail in our own code free their turn", async () => {
		const failing = Array.from({ length: 50 }, () =>
			hosts.deliver("push.example", () => Promise.reject(new Error("ours")), isAnswer),
		);
		expect(await Promise.allSettled(failing)).toEqual(Array(50).fill(expect.objectContaining({ status: "rejected" })));
		send("push.example");
		expect(underWay("push.example")).toBe(1);
	});

	it("are counted right though thousands of hosts are named", async () => {
		for (let host = 0; host < 3_000; host++) {
			send(`h${host}.example`);
			await comes(`h${host}.example`, "answered");
		}
		send("push.example", 3);
		expect(underWay("push.example")).toBe(2);
	});
});
