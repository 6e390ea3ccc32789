import ICAL from "ical.js";
import type { CalendarEvent } from "./match-event.ts";

export type Calendar = {
	readonly name: string;
	/** The file's own address. */
	readonly address: string;
	/** How long a calendar program waits before it reads it again, as a duration: PT30M. */
	readonly readAgain: string;
	readonly events: readonly CalendarEvent[];
};

const utc = (at: number): ICAL.Time => ICAL.Time.fromJSDate(new Date(at), true);

/**
 * A calendar in the format of RFC 5545, with what RFC 7986 and older programs know of names and reading again. Times are instants in
 * UTC: each program shows them on its own clocks, and no description of a zone can be wrong.
 * @param madeAt when the file is made, in ms since 1970: of two files with one sequence the later one counts
 */
export function calendarFile({ name, address, readAgain, events }: Calendar, madeAt: number): string {
	const calendar = new ICAL.Component("vcalendar");
	calendar.addPropertyWithValue("version", "2.0");
	calendar.addPropertyWithValue("prodid", "-//Cupboard//Calendar//EN");
	calendar.addPropertyWithValue("calscale", "GREGORIAN");
	calendar.addPropertyWithValue("method", "PUBLISH");
	for (const property of ["name", "x-wr-calname"]) add(calendar, property, "text", name);
	add(calendar, "source", "uri", address);
	for (const property of ["refresh-interval", "x-published-ttl"]) add(calendar, property, "duration", readAgain);
	for (const event of events) calendar.addSubcomponent(eventComponent(event, madeAt));
	return `${folded(calendar.toString())}\r\n`;
}

/** RFC 5545 §3.1: octets of a line, without its break. The library leaves the space before a folded line uncounted. */
const LINE_OCTETS = 75;

/** Folds lines again, between characters: a program may decode each line by itself. */
function folded(text: string): string {
	return text.replace(/\r\n /g, "").split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
	if (Buffer.byteLength(line) <= LINE_OCTETS) return line;
	let [out, octets] = ["", 0];
	for (const character of line) {
		const more = Buffer.byteLength(character);
		if (octets + more > LINE_OCTETS) [out, octets] = [`${out}\r\n `, 1];
		out += character;
		octets += more;
	}
	return out;
}

function eventComponent(event: CalendarEvent, madeAt: number): ICAL.Component {
	const component = new ICAL.Component("vevent");
	const { lastModified, location, geo } = event;
	component.addPropertyWithValue("uid", event.uid);
	component.addPropertyWithValue("sequence", event.sequence);
	component.addPropertyWithValue("dtstamp", utc(madeAt));
	if (lastModified !== null) component.addPropertyWithValue("last-modified", utc(lastModified));
	component.addPropertyWithValue("dtstart", utc(event.start));
	component.addPropertyWithValue("dtend", utc(event.end));
	component.addPropertyWithValue("status", event.status);
	component.addPropertyWithValue("summary", event.title);
	component.addPropertyWithValue("description", event.description);
	if (location !== null) component.addPropertyWithValue("location", location);
	if (geo !== null) component.addPropertyWithValue("geo", [geo.latitude, geo.longitude]);
	component.addPropertyWithValue("url", event.url);
	// Following a team does not make the reader busy.
	component.addPropertyWithValue("transp", "TRANSPARENT");
	return component;
}

/** Adds a property whose type the library does not know from its name. */
function add(component: ICAL.Component, name: string, type: string, value: string): void {
	const property = new ICAL.Property(name);
	property.resetType(type);
	property.setValue(type === "duration" ? ICAL.Duration.fromString(value) : value);
	component.addProperty(property);
}
