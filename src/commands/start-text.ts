import { localInstants } from "../formats/csv/words/local-instant.ts";
import { readMoment, readTime } from "../formats/csv/words/time.ts";
import { Refusal } from "./refusal.ts";

/**
 * @param text a local day and time (`2026-07-16 14:20`), a time on the match's present day (`14:20`), or an instant with its
 * offset
 * @param zone of the arena
 * @param day 2026-07-16, for a time alone; undefined: there is none
 * @param option its name in a refusal
 * @returns the instant, with an offset
 * @throws Refusal if it is not a time, or local time skips it or has it twice
 */
export function startOfText(text: string, zone: string, day: string | undefined, option = "--start"): string {
	const time = readTime(text.trim());
	if ("value" in time) {
		if (day === undefined)
			throw new Refusal(`${option} "${text}": a time without its day; expected the day too: 2026-07-16 14:20.`);
		return onClocks(`${option} "${text}"`, zone, day, time.value);
	}
	const moment = readMoment(text.trim());
	if (!("value" in moment))
		throw new Refusal(`${option} "${text}": ${moment.wrong}; expected a day and a time, such as 2026-07-16 14:20.`);
	const { date, time: clock, offset } = moment.value;
	if (clock === undefined) throw new Refusal(`${option} "${text}": a day without a time; expected both, such as ${date} 14:20.`);
	return offset === undefined ? onClocks(`${option} "${text}"`, zone, date, clock) : `${date}T${clock}:00${offset}`;
}

function onClocks(said: string, zone: string, date: string, time: string): string {
	const [first, second] = localInstants(zone, date, time);
	if (first === undefined)
		throw new Refusal(`${said}: the clocks in ${zone} skip that time that night; expected one before or after.`);
	if (second !== undefined)
		throw new Refusal(`${said}: the clocks in ${zone} show that time twice that night; expected ${first} or ${second}.`);
	return first;
}
