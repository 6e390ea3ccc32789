import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isGood, makeTicket, TICKET_MS } from "./ticket.ts";

const KEY = randomBytes(32);
const NOON = new Date("2026-07-15T12:00:00Z");
const after = (ms: number) => new Date(NOON.getTime() + ms);
const HEDEN = { cup: 1, stream: "heden-1" };

test("§7 a ticket is good for its stream until its time is over", () => {
	const ticket = makeTicket(KEY, HEDEN, NOON);
	expect(isGood(KEY, HEDEN, ticket, NOON)).toBe(true);
	expect(isGood(KEY, HEDEN, ticket, after(TICKET_MS - 1))).toBe(true);
	expect(isGood(KEY, HEDEN, ticket, after(TICKET_MS))).toBe(false);
});

test("§7 a ticket is for no other stream, of no other cup, under no other key", () => {
	const ticket = makeTicket(KEY, HEDEN, NOON);
	expect(isGood(KEY, { ...HEDEN, stream: "heden-2" }, ticket, NOON)).toBe(false);
	expect(isGood(KEY, { ...HEDEN, cup: 2 }, ticket, NOON)).toBe(false);
	expect(isGood(randomBytes(32), HEDEN, ticket, NOON)).toBe(false);
});

test("another spelling of a ticket is invalid, even if it decodes to the same bytes", () => {
	const { mark, until } = makeTicket(KEY, HEDEN, NOON);
	// The last of 43 letters has four bits of the mark and two unused bits.
	const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
	const others = [...letters].map((letter) => mark.slice(0, -1) + letter).filter((other) => other !== mark);
	for (const other of [...others, `${mark}!!!`, `${mark}=`, ` ${mark}`, `${mark.slice(0, 9)}\n${mark.slice(9)}`])
		expect(isGood(KEY, HEDEN, { until, mark: other }, NOON)).toBe(false);
	expect(isGood(KEY, HEDEN, { until, mark }, NOON)).toBe(true);
});

test("§7 a ticket can be neither forged nor prolonged", () => {
	const { mark, until } = makeTicket(KEY, HEDEN, NOON);
	expect(isGood(KEY, HEDEN, { mark, until: String(Number(until) + 1) }, NOON)).toBe(false);
	fc.assert(
		fc.property(fc.string(), fc.string(), (otherUntil, otherMark) => {
			fc.pre(otherUntil !== until || otherMark !== mark);
			expect(isGood(KEY, HEDEN, { until: otherUntil, mark: otherMark }, NOON)).toBe(false);
		}),
	);
});
