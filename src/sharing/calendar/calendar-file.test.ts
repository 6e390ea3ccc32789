import ical, { type VEvent } from "node-ical";
import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";
import type { CalendarEvent } from "./match-event.ts";

const event = (title: string): CalendarEvent => ({
	...{ uid: "match-1.cup-7@cupboard", sequence: 1, lastModified: null, start: 0, end: 3_600_000, status: "CONFIRMED" },
	...{ title, description: `${title}\n${title}`, location: title, geo: null, url: "https://cup.example/2026/matches/1" },
});
const fileOf = (title: string) =>
	calendarFile({ name: title, address: "https://cup.example/c.ics", readAgain: "PT30M", events: [event(title)] }, 0);

test.each([
	["Latin letters", "Långnamnsföreningens Ungdomsidrottsällskap av Övre Ångermanälvens Skärgårdsområde med Fjällräven "],
	["Chinese", "北京足球俱乐部与上海足球俱乐部青年队"],
	["emoji of several characters", "👩‍👩‍👧‍👦 FC 🏴󠁧󠁢󠁥󠁮󠁧󠁿 "],
	["spaces at the break", "a  b "],
])("no line is longer than 75 octets, its leading space counted, and the text comes back whole: %s", (_, title) => {
	for (let more = 0; more < 80; more++) {
		const whole = `${"x".repeat(more)}${title.repeat(3)}.`;
		const file = fileOf(whole);
		const lines = file.split("\r\n");
		expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
		expect(lines.some((line) => line.includes("\uFFFD"))).toBe(false);
		const read = Object.values(ical.sync.parseICS(file)).find((one): one is VEvent => one?.type === "VEVENT");
		expect([read!.summary, read!.location]).toEqual([whole, whole]);
	}
});
