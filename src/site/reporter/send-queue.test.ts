import { describe, expect, test } from "vitest";
import type { StoredReport } from "./reporter-store.ts";
import { sendQueue } from "./send-queue.ts";
import type { SendAnswer } from "./send-report.ts";

const waiting = (seq: number, token = "new"): StoredReport => ({
	seq,
	token,
	report: { id: `report-${seq}`, match: "m1", at: "2026-07-16T12:00:00Z", kind: "kick-off" },
	keptAt: 0,
	state: "waiting",
	refusal: null,
});

/** A phone with stored reports, and a server with fixed answers. */
function aPhone(reports: StoredReport[], answer: (id: string, times: number, token: string) => SendAnswer) {
	const kept = new Map(reports.map((one) => [one.seq, one]));
	const sent: string[] = [];
	const failures = new Map<number, number>();
	const run = () =>
		sendQueue(
			{ reports: async () => [...kept.values()], putReport: async (one) => void kept.set(one.seq, one) },
			"new",
			async () => {},
			failures,
			async (token, { id }) => {
				sent.push(id);
				return answer(id, sent.filter((other) => other === id).length, token);
			},
		);
	return { sent, run, states: () => [...kept.values()].map(({ state }) => state), kept };
}

const TAKEN: SendAnswer = { taken: true };

describe("a phone's queue", () => {
	test("is sent in its order, and nothing that has its answer is sent again", async () => {
		const phone = aPhone([waiting(1), waiting(2), waiting(3)], () => TAKEN);
		expect(await phone.run()).toEqual({ state: "clear" });
		await phone.run();
		expect(phone.sent).toEqual(["report-1", "report-2", "report-3"]);
		expect(phone.states()).toEqual(["sent", "sent", "sent"]);
	});

	test("stops when the network fails, and continues from there", async () => {
		let network = false;
		const phone = aPhone([waiting(1), waiting(2)], (id) => (network || id === "report-1" ? TAKEN : { again: "no-network" }));
		expect(await phone.run()).toEqual({ state: "no-network" });
		expect(phone.states()).toEqual(["sent", "waiting"]);
		network = true;
		await phone.run();
		expect(phone.sent).toEqual(["report-1", "report-2", "report-2"]);
	});

	test("is not blocked by a refused report, which stores the reason", async () => {
		const phone = aPhone([waiting(1), waiting(2)], (id) => (id === "report-1" ? { refused: "score-goes-down" } : TAKEN));
		expect(await phone.run()).toEqual({ state: "clear" });
		expect([phone.states(), phone.kept.get(1)?.refusal]).toEqual([["refused", "sent"], "score-goes-down"]);
	});

	test("waits as long as a busy server asks", async () => {
		const phone = aPhone([waiting(1), waiting(2)], () => ({ again: "later", after: 42 }));
		expect(await phone.run()).toEqual({ state: "later", after: 42 });
		expect(phone.sent).toEqual(["report-1"]);
	});

	test("skips a report on which the server fails repeatedly, and retries it", async () => {
		const phone = aPhone([waiting(1), waiting(2)], (id) => (id === "report-1" ? { again: "later", after: null } : TAKEN));
		for (let time = 0; time < 4; time++) await phone.run();
		expect(phone.states()).toEqual(["waiting", "sent"]);
		expect(phone.sent).toEqual(["report-1", "report-1", "report-1", "report-2", "report-1"]);
	});

	test("of a revoked link continues under the new one", async () => {
		const phone = aPhone([waiting(1, "old"), waiting(2, "old")], (_, __, token) =>
			token === "new" ? TAKEN : { again: "revoked" },
		);
		expect(await phone.run()).toEqual({ state: "clear" });
		expect(phone.states()).toEqual(["sent", "sent"]);
	});

	test("stays on the phone when its only link is revoked", async () => {
		const phone = aPhone([waiting(1)], () => ({ again: "revoked" }));
		expect(await phone.run()).toEqual({ state: "revoked" });
		expect(phone.states()).toEqual(["waiting"]);
	});
});
