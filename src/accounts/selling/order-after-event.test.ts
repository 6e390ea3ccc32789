import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { givesPass, mailAfterEvent, nextOrderState } from "./order-after-event.ts";

const OPEN = {
	payment: null as string | null,
	amount: 14_900,
	currency: "SEK",
	closedAt: null as Date | null,
	paidAt: null as Date | null,
	takenBackAt: null as Date | null,
};
type Standing = typeof OPEN;
type Told = Parameters<typeof nextOrderState>[1];

const of = { reference: "7KF3-9QXM", session: "cs_1" };
const at = (hour: number) => new Date(Date.UTC(2026, 6, 15, hour));
const paid = (hour: number): Told => ({ ...of, kind: "paid", at: at(hour), payment: "pi_1", amount: 14_900, currency: "SEK" });
const waiting = (hour: number): Told => ({ ...of, kind: "waiting", at: at(hour), payment: "pi_1" });
const ended = (hour: number): Told => ({ ...of, kind: "ended", at: at(hour) });
const refunded = (hour: number): Told => ({ kind: "refunded", at: at(hour), payment: "pi_1" });
const lost = (hour: number): Told => ({ kind: "lost", at: at(hour), payment: "pi_1" });

const told = (all: readonly Told[]): Standing => all.reduce<Standing>((order, news) => nextOrderState(order, news), OPEN);
const anyTold = fc.array(
	fc
		.tuple(fc.constantFrom(paid, waiting, ended, refunded, lost), fc.integer({ min: 0, max: 23 }))
		.map(([news, hour]) => news(hour)),
	{ maxLength: 8 },
);

describe("an order after its events", () => {
	it("gives a pass once it is paid, and none once the money is back", () => {
		expect(givesPass(OPEN)).toBe(false);
		expect(givesPass(told([waiting(1)]))).toBe(false);
		expect(givesPass(told([waiting(1), paid(2)]))).toBe(true);
		expect(givesPass(told([ended(1), paid(2)]))).toBe(true);
		expect(givesPass(told([paid(2), refunded(3)]))).toBe(false);
		expect(givesPass(told([refunded(3), paid(2)]))).toBe(false);
		expect(givesPass(told([lost(3), paid(2), ended(4)]))).toBe(false);
	});

	it("has each instant from the earliest event of its kind, and its payment from the one that paid it", () => {
		const other = { payment: "pi_2", amount: 1, currency: "EUR" };
		expect(told([waiting(2)])).toEqual({ ...OPEN, payment: "pi_1", closedAt: at(2) });
		expect(told([waiting(3), { ...paid(2), ...other }])).toEqual({ ...OPEN, ...other, closedAt: at(2), paidAt: at(2) });
		expect(nextOrderState({ ...OPEN, payment: "pi_0" }, waiting(2)).payment).toBe("pi_0");
		expect(told([ended(2), ended(1), ended(3)])).toEqual({ ...OPEN, closedAt: at(1) });
		expect(told([paid(2), paid(3), paid(1)])).toMatchObject({ paidAt: at(1), closedAt: at(1) });
		expect(told([refunded(4), lost(3), refunded(5)])).toEqual({ ...OPEN, takenBackAt: at(3) });
	});

	it("is the same whatever the order of the events and their repetitions", () => {
		const shuffled = anyTold.chain((all) =>
			fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.subarray(all)),
		);
		fc.assert(
			fc.property(shuffled, ([all, other, again]) => {
				expect(told([...other, ...again])).toEqual(told(all));
			}),
		);
	});

	it("is written to its buyer once for the payment and once for the money back, whatever the order", () => {
		fc.assert(
			fc.property(anyTold, (all) => {
				let order = OPEN;
				const mails: string[] = [];
				for (const news of all) {
					const next = nextOrderState(order, news);
					const mail = mailAfterEvent(order, next);
					if (mail !== null) mails.push(mail);
					order = next;
				}
				const back = order.paidAt !== null && order.takenBackAt !== null;
				expect(mails.filter((mail) => mail === "passRefund")).toHaveLength(back ? 1 : 0);
				expect(mails.filter((mail) => mail === "passReceipt").length).toBeLessThanOrEqual(1);
				if (givesPass(order)) expect(mails).toEqual(["passReceipt"]);
			}),
		);
	});
});
