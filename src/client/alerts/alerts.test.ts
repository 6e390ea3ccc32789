import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calls } from "../account/account.ts";
import type { AlertChoice, DeviceAlerts } from "../account/device-alerts.ts";
import * as phone from "../account/phone.ts";
import { alerts } from "./alerts.ts";

const FIELD = { subject: "field", id: "heden-2", year: 2026 } as const;
const TEAM = { subject: "team", id: "g15-ask", year: 2026 } as const;

const told = (more: Partial<DeviceAlerts> = {}): DeviceAlerts => ({
	key: "a key",
	on: true,
	lead: 30,
	way: false,
	quiet: false,
	from: "21:00",
	until: "08:00",
	early: false,
	score_left_out: false,
	last: null,
	choices: [],
	...more,
});

/** A service whose answers the test releases: the state when it was called, and the state after the change. */
function aService(holds = told()) {
	const waiting: { readonly what: string; readonly go: () => void; readonly refuse: () => void }[] = [];
	const asked: string[] = [];
	const later = <Answer>(what: string, take: () => Answer) => {
		asked.push(what);
		return new Promise<Answer>((resolve, reject) => {
			waiting.push({ what, go: () => resolve(take()), refuse: () => reject(new Error("refused")) });
		});
	};
	vi.spyOn(calls, "alerts").mockImplementation(() => {
		const then = holds;
		return later("read", () => then);
	});
	vi.spyOn(calls, "turnAlertsOn").mockImplementation(() =>
		later("on", () => {
			holds = { ...holds, on: true };
		}),
	);
	vi.spyOn(calls, "chooseAlerts").mockImplementation((of, kinds) =>
		later(`choose ${of.id} ${kinds.join(" ")}`, () => {
			const choice: AlertChoice = { ...of, kinds };
			holds = { ...holds, choices: [...holds.choices.filter(({ id }) => id !== of.id), choice] };
		}),
	);
	vi.spyOn(calls, "setAlerts").mockImplementation((given) =>
		later(`set ${Object.keys(given)}`, () => {
			holds = { ...holds, ...given };
		}),
	);
	const next = async (outcome: "go" | "refuse" = "go") => {
		await vi.waitFor(() => expect(waiting).not.toEqual([]));
		const one = waiting.shift();
		one?.[outcome]();
		await settled();
		return one?.what;
	};
	return { asked, waiting, next };
}

/** A client that has loaded the service's state. */
async function aKnownService() {
	const service = aService();
	void alerts.load();
	await service.next();
	return service;
}

/** Waits until all effects of the answers are done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const choices = () => alerts.state().told?.choices;

beforeEach(() => alerts.belongTo(null));
afterEach(() => alerts.belongTo(null));

describe("this device's alerts", () => {
	it("are loaded once for all components that need them at the same time", async () => {
		const service = aService();
		const [one, other] = [alerts.load(), alerts.load()];
		await service.next();
		await Promise.all([one, other]);
		expect(service.asked).toEqual(["read"]);
		expect(alerts.state()).toEqual({ told: told(), failed: false, busy: false });
	});

	it("are not reverted by an answer to a request sent before a choice", async () => {
		const service = await aKnownService();
		void alerts.load();
		await vi.waitFor(() => expect(service.waiting).toHaveLength(1));
		void alerts.choose(FIELD, ["goal"]);
		const chosen = [{ ...FIELD, kinds: ["goal"] }];
		expect(choices()).toEqual(chosen);
		// The old answer comes first, then the choice is saved, and then the state is read once more.
		for (const what of ["read", "choose heden-2 goal", "read"]) {
			expect(await service.next()).toBe(what);
			expect(choices()).toEqual(chosen);
		}
		expect(service.waiting).toEqual([]);
	});

	it("are saved one after the other: none overtakes an earlier one", async () => {
		const service = await aKnownService();
		void alerts.choose(TEAM, ["goal"]);
		void alerts.choose(TEAM, ["goal", "table"]);
		void alerts.set({ lead: 15 });
		for (const what of ["choose g15-ask goal", "choose g15-ask goal table", "set lead"]) {
			await settled();
			expect(service.waiting).toHaveLength(1);
			expect(await service.next()).toBe(what);
		}
		expect(choices()).toEqual([{ ...TEAM, kinds: ["goal", "table"] }]);
		expect(alerts.state().told?.lead).toBe(15);
	});

	it("are all sent as the page is hidden, in their order, and one after the other again once it is back", async () => {
		const service = await aKnownService();
		void alerts.choose(TEAM, ["goal"]);
		void alerts.choose(TEAM, ["goal", "table"]);
		void alerts.set({ lead: 15 });
		await settled();
		expect(service.waiting).toHaveLength(1);
		alerts.hide();
		await settled();
		const sent = ["choose g15-ask goal", "choose g15-ask goal table", "set lead"];
		expect(service.waiting.map(({ what }) => what)).toEqual(sent);
		void alerts.set({ lead: 60 });
		void alerts.load();
		await settled();
		expect(service.waiting).toHaveLength(3);
		for (const what of [...sent, "set lead", "read"]) expect(await service.next()).toBe(what);
		expect(alerts.state().told).toMatchObject({ lead: 60, choices: [{ ...TEAM, kinds: ["goal", "table"] }] });
	});

	it("return to the service's state if a change is refused, and so do later changes", async () => {
		const service = await aKnownService();
		void alerts.set({ lead: 60 });
		void alerts.choose(FIELD, ["goal"]);
		await service.next("refuse");
		expect(await service.next()).toBe("choose heden-2 goal");
		expect(await service.next()).toBe("read");
		expect(alerts.state()).toEqual({ told: told({ choices: [{ ...FIELD, kinds: ["goal"] }] }), failed: true, busy: false });
		void alerts.set({ lead: 60 });
		expect(alerts.state()).toMatchObject({ told: { lead: 60 }, failed: false });
	});

	it("are known no more where neither a change nor a question is answered", async () => {
		const service = await aKnownService();
		void alerts.set({ lead: 60 });
		await service.next("refuse");
		await service.next("refuse");
		expect(alerts.state()).toEqual({ told: null, failed: true, busy: false });
		void alerts.load();
		expect(await service.next()).toBe("read");
		expect(alerts.state()).toEqual({ told: told(), failed: false, busy: false });
	});

	it("are dropped when the user signs out: late answers are not shown, and waiting changes are not sent", async () => {
		const service = await aKnownService();
		void alerts.load();
		await vi.waitFor(() => expect(service.waiting).toHaveLength(1));
		void alerts.set({ lead: 60 });
		void alerts.set({ lead: 15 });
		await settled();
		alerts.forget();
		// Both the first one's question and the first change are answered now.
		expect([await service.next(), await service.next()]).toEqual(["read", "set lead"]);
		expect(service.waiting).toEqual([]);
		expect(alerts.state()).toEqual({ told: null, failed: false, busy: false });
		void alerts.load();
		expect(await service.next()).toBe("read");
		expect(alerts.state().told).toEqual(told({ lead: 60 }));
	});

	it("are cleared if another user or nobody is signed in, and not if the same user cannot be reached for a while", async () => {
		const service = aService();
		const known = (user: number | null) => {
			alerts.belongTo(user);
			return alerts.state().told !== null;
		};
		for (const [before, after] of [
			[5, null],
			[5, 6],
		] as const) {
			known(null);
			known(0);
			void alerts.load();
			await service.next();
			expect([known(0), known(5), known(0), known(before)]).toEqual([true, true, true, true]);
			expect([known(after), known(before)]).toEqual([false, false]);
		}
	});

	it("that are turned on while another change is made are both", async () => {
		const service = aService(told({ on: false }));
		vi.spyOn(phone, "subscribe").mockResolvedValue({ endpoint: "e", p256dh: "p", auth: "a" });
		void alerts.load();
		await service.next();
		const isOn = alerts.turnOn(FIELD, ["goal"]);
		expect(alerts.state().busy).toBe(true);
		expect(await service.next()).toBe("on");
		expect(await service.next()).toBe("choose heden-2 goal");
		await vi.waitFor(() => expect(service.waiting).toHaveLength(1));
		void alerts.set({ lead: 15 });
		while (service.waiting.length > 0) await service.next();
		expect(await isOn).toBe(true);
		expect(alerts.state()).toEqual({
			told: told({ lead: 15, choices: [{ ...FIELD, kinds: ["goal"] }] }),
			failed: false,
			busy: false,
		});
	});
});
