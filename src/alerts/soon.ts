import { and, eq, inArray } from "drizzle-orm";
import { alertTime, type FollowedStart, wayTo } from "../cup/alerts/kick-off-soon.ts";
import { isQuiet } from "../cup/alerts/quiet-hours.ts";
import type { MatchId } from "../cup/ids.ts";
import type { Database } from "../database/database.ts";
import { outbox } from "../outbox/outbox-table.ts";
import { dayOf, zonedTime } from "../results/edition/building/zoned-time.ts";
import type { MatchEntity } from "../results/edition/entities.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import { type Followed, ownSide } from "./detect-events.ts";
import { enqueueAlert, type Moment } from "./entry.ts";
import { type Follower, followers } from "./followers.ts";
import { matchMessage } from "./message.ts";
import type { Wording } from "./wording.ts";

const MINUTE = 60_000;
/** The longest way on foot that is taken into account (cup/programme/walk.ts). */
const LONGEST_WAY = 90 * MINUTE;
/** With the longest lead. */
const AHEAD = 60 * MINUTE + LONGEST_WAY;

/** A match that begins soon, and its alert's name. */
type Coming = { readonly id: MatchId; readonly match: MatchEntity; readonly expected: number; readonly event: string };

/**
 * Alerts followers that a match begins soon, each by the chosen lead and the way on foot. Alerts in a device's quiet hours are sent
 * afterwards, if the match has not begun by then. This runs every few seconds, so the record is queried for all matches at once.
 */
export async function alertKickOffSoon(database: Database, followed: Followed, words: Wording, moment: Moment): Promise<void> {
	const { cup, edition, year, model } = followed;
	const now = moment.cup.getTime();
	const coming = followed.matches.flatMap(comesSoon);
	if (coming.length === 0) return;
	const followersOf = await awakeFollowers(coming);
	const possible = coming.map((one) => ({ ...one, to: followersOf(one).filter((to) => mayBeDue(one, to)) }));
	const isTold = await alreadyTold(possible.filter(({ to }) => to.length > 0).map(({ event }) => event));
	const untold = possible.flatMap((one) => {
		const to = one.to.filter(({ device }) => !isTold(one.event, device));
		return to.length > 0 ? [{ ...one, to }] : [];
	});
	if (untold.length === 0) return;
	const ways = await waysOf(untold.flatMap(({ to }) => to));
	for (const { id, match, expected, event, to } of untold) {
		const due = to.filter(({ device, lead, addsWay }) => alertTime(expected, lead, addsWay ? ways(device, id) : null) <= now);
		if (due.length === 0) continue;
		const named = await words.match(id);
		const minutes = Math.max(1, Math.round((expected - now) / MINUTE));
		const lasts = Math.max(MINUTE, expected - now);
		const at = zonedTime(new Date(expected), model.zoneOf(match.place?.field ?? null));
		await enqueueAlert(
			database.orm,
			cup,
			{
				...{ event, kind: "kick-off", tag: `kick-off:${edition}:${id}`, lasts, again: true, early: false },
				url: `/${year}/matches/${encodeURIComponent(id)}`,
				messageFor: ({ language, scoreLeftOut, device, addsWay }, own) => {
					const reader = { language, sport: words.sport, own: ownSide(own, sidesOf(match)), scoreLeftOut };
					return matchMessage({ what: "soon", minutes, at, way: addsWay ? ways(device, id) : null }, named[language], reader);
				},
			},
			due,
			moment,
		);
	}

	function comesSoon(id: MatchId): Coming[] {
		const match = model.entity("match", id);
		if (match?.state !== "upcoming" || match.start === null) return [];
		const expected = model.entity("expected", id)?.at ?? match.at;
		if (expected <= now || expected - now > AHEAD) return [];
		const day = dayOf(match.start);
		return [{ id, match, expected, event: `soon:${edition}:${id}:${day}:${moment.round}` }];
	}

	/** Followers whose devices are outside of their quiet hours, by what they follow. */
	async function awakeFollowers(of: readonly Coming[]): Promise<(one: Coming) => Follower[]> {
		const subjects = of.map((one) => subjectsOf(one.match));
		const teams = [...new Set(subjects.flatMap((one) => one.teams))];
		const fields = [...new Set(subjects.flatMap((one) => one.fields))];
		const bySubject = new Map<string, Follower[]>();
		for (const follower of await followers(database.orm, { cup, year }, { teams, fields })) {
			const { kinds, quiet, quietFrom, quietUntil, subject, subjectId } = follower;
			if (!kinds.includes("kick-off") || (quiet && isQuiet(moment.time, { from: quietFrom, until: quietUntil }))) continue;
			const key = `${subject}:${subjectId}`;
			bySubject.set(key, [...(bySubject.get(key) ?? []), follower]);
		}
		return ({ match }) => {
			const { teams, fields } = subjectsOf(match);
			const keys = [...teams.map((team) => `team:${team}`), ...fields.map((field) => `field:${field}`)];
			return keys.flatMap((key) => bySubject.get(key) ?? []);
		};
	}

	/** Whether the alert may be due now, with the longest possible way. */
	function mayBeDue({ expected }: Coming, { lead, addsWay }: Follower): boolean {
		return alertTime(expected, lead, null) - (addsWay ? LONGEST_WAY : 0) <= now;
	}

	async function alreadyTold(events: readonly string[]): Promise<(event: string, device: number) => boolean> {
		if (events.length === 0) return () => false;
		const rows = await database.orm
			.select({ event: outbox.event, recipient: outbox.recipient })
			.from(outbox)
			.where(and(eq(outbox.cup, cup), inArray(outbox.event, [...events]), eq(outbox.way, "alert")));
		const told = new Set(rows.map(({ event, recipient }) => `${event} ${recipient}`));
		return (event, device) => told.has(`${event} device:${device}`);
	}

	/** The way that each device has, from the match before of all teams it follows. */
	async function waysOf(of: readonly Follower[]) {
		const devices = [...new Set(of.filter(({ addsWay }) => addsWay).map(({ device }) => device))];
		const ownTeams = new Map<number, Set<string>>();
		const own = devices.length === 0 ? [] : await followers(database.orm, { cup, year }, { devices });
		for (const { device, subject, subjectId } of own) {
			if (subject === "team") ownTeams.set(device, (ownTeams.get(device) ?? new Set()).add(subjectId));
		}
		const known = new Map<string, ReturnType<typeof wayTo>>();
		return (device: number, id: MatchId) => {
			const teams = [...(ownTeams.get(device) ?? [])].sort();
			const key = [id, ...teams].join(" ");
			if (!known.has(key)) {
				const starts = teams.flatMap((team) => (model.entity("team-matches", team) ?? []).flatMap((one) => startOf(model, one)));
				const [match] = startOf(model, id);
				known.set(key, match ? wayTo(match, starts) : null);
			}
			return known.get(key) ?? null;
		};
	}
}

const sidesOf = ({ home, away }: MatchEntity) => [home.team, away.team];

function subjectsOf(match: MatchEntity) {
	const teams = sidesOf(match).filter((team) => team !== null);
	return { teams, fields: match.place ? [match.place.field] : [] };
}

function startOf(model: EditionReadModel, id: MatchId): FollowedStart[] {
	const match = model.entity("match", id);
	if (!match || !Number.isFinite(match.at) || match.state === "postponed" || match.state === "cancelled") return [];
	const { latitude = null, longitude = null, arenaName = "" } = match.place ?? {};
	const arena = latitude === null || longitude === null ? null : { latitude, longitude, name: arenaName };
	return [{ id, start: match.at, arena }];
}
