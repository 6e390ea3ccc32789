import { instantIn, isUnknown, offsetAt, readClockTime, readZone } from "./clock-time.ts";
import type { Ground } from "./grounds.ts";
import type { GroundText, MatchText } from "./match-text.ts";
import { placeWithin, type Report } from "./place.ts";

export type KickOffs = {
	/** Instants with their offset. */
	readonly starts: ReadonlyMap<MatchText, string>;
	/** By ground, if known and different from the cup's (`Arena.zone`). */
	readonly zones: ReadonlyMap<string, string>;
};

/** Matches without a time of day are scheduled from noon, each two hours after the previous one on its ground that day. */
const NOON = 12;
const HOURS_BETWEEN = 2;

/**
 * The start of each match. The zone is that of the time itself; else the match's, the ground's or the cup's, in this order. The
 * ground's is from the stadiums file, else from its matches' times.
 */
export function kickOffs(
	texts: readonly MatchText[],
	grounds: ReadonlyMap<GroundText, Ground>,
	cupZone: string,
	report: Report,
): KickOffs {
	const starts = new Map<MatchText, string>();
	const zones = new Map<string, string>();
	const timeless = new Map<string, number>();
	for (const text of texts) {
		const ground = text.ground && grounds.get(text.ground);
		const clock = text.time === null ? null : readClockTime(text.time);
		if (text.time !== null && !clock) {
			report(placeWithin(text.place, "time"), { value: text.time, expected: 'a time such as "17:00 UTC-3"', message: "no time" });
		}
		const stated = statedZone(text, clock?.zone ?? null, report);
		const zone = stated ?? ground?.zone ?? cupZone;
		const groundZone = ground && (ground.zone ?? stated);
		if (ground && groundZone && offsetAt(groundZone, noon(text)) !== offsetAt(cupZone, noon(text)))
			zones.set(ground.id, groundZone);
		const day = `${text.date} ${ground?.id ?? text.place.path.join()}`;
		const earlier = timeless.get(day) ?? 0;
		if (!clock) timeless.set(day, earlier + 1);
		starts.set(text, instantIn(zone, text.date, clock?.hour ?? NOON + earlier * HOURS_BETWEEN, clock?.minute ?? 0));
	}
	warnOfTimeless(texts, report);
	return { starts, zones };
}

const noon = ({ date }: MatchText): number => Date.parse(`${date}T12:00:00Z`);

function statedZone(text: MatchText, ofTime: string | null, report: Report): string | null {
	const written = ofTime ?? (text.zone !== null && isUnknown(text.zone) ? null : text.zone);
	const zone = written && readZone(written);
	if (written && !zone) {
		const place = placeWithin(text.place, ofTime ? "time" : "timezone");
		report(place, {
			value: ofTime ? text.time : written,
			expected: "a time zone such as UTC-3, CET or Europe/Berlin",
			message: "no such time zone",
		});
	}
	return zone;
}

function warnOfTimeless(texts: readonly MatchText[], report: Report): void {
	const [first, ...others] = texts.filter(({ time }) => time === null);
	if (!first) return;
	report(placeWithin(first.place, "time"), {
		severity: "warning",
		value: undefined,
		expected: "a time of day; from 12:00 is taken",
		message: others.length === 0 ? "a match without a time" : `${others.length + 1} matches without a time`,
	});
}
