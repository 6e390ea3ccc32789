import { and, eq, inArray } from "drizzle-orm";
import { outbox } from "../accounts/tables/outbox.ts";
import { type FollowedStart, tellAt, wayTo } from "../cup/alerts/kick-off-soon.ts";
import { isQuiet } from "../cup/alerts/quiet-hours.ts";
import type { MatchId } from "../cup/ids.ts";
import type { Database } from "../database/database.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import { type Moment, tell } from "./entry.ts";
import { type Follower, followers } from "./followers.ts";
import { type Followed, ownSide } from "./happened.ts";
import { matchMessage } from "./message.ts";
import type { Wording } from "./wording.ts";

const MINUTE = 60_000;
/** The longest lead, and an hour and a half on foot. */
const AHEAD = 150 * MINUTE;

/**
 * Tells those who follow it that a match begins soon, each by the time that it chose and the way that it has. In a device's quiet hours
 * nothing is told; it is told when they are over, if it is still to begin.
 */
export async function tellSoon(database: Database, followed: Followed, words: Wording, moment: Moment): Promise<void> {
	const { cup, edition, year, model, zone } = followed;
	const now = moment.cup.getTime();
	for (const id of followed.matches) {
		const match = model.entity("match", id);
		if (match?.state !== "upcoming" || !Number.isFinite(match.at)) continue;
		const expected = model.entity("expected", id)?.at ?? match.at;
		if (expected <= now || expected - now > AHEAD) continue;
		const sides = [match.home.team, match.away.team];
		const event = `soon:${edition}:${id}:${zonedTime(new Date(match.at), zone).slice(0, 10)}:${moment.round}`;
		const teams = sides.filter((team) => team !== null);
		const fields = match.place ? [match.place.field] : [];
		const all = (await followers(database.orm, { cup, year }, { teams, fields })).filter(({ kinds }) =>
			kinds.includes("kick-off"),
		);
		const awake = all.filter(
			({ quiet, quietFrom, quietUntil }) => !(quiet && isQuiet(moment.time, { from: quietFrom, until: quietUntil })),
		);
		const untold = await withoutTold(awake);
		if (untold.length === 0) continue;
		const ways = await waysOf(untold, id);
		const due = untold.filter(({ device, lead, addsWay }) => tellAt(expected, lead, addsWay ? ways(device) : null) <= now);
		if (due.length === 0) continue;
		const named = await words.match(id);
		const minutes = Math.max(1, Math.round((expected - now) / MINUTE));
		const lasts = Math.max(MINUTE, expected - now);
		const at = zonedTime(new Date(expected), zone);
		await tell(
			database.orm,
			cup,
			{
				...{ event, kind: "kick-off", tag: `kick-off:${edition}:${id}`, lasts, again: true, early: false },
				url: `/${year}/matches/${encodeURIComponent(id)}`,
				messageFor: ({ language, scoreLeftOut, device, addsWay }, own) => {
					const reader = { language, sport: words.sport, own: ownSide(own, sides), scoreLeftOut };
					return matchMessage({ what: "soon", minutes, at, way: addsWay ? ways(device) : null }, named[language], reader);
				},
			},
			due,
			moment,
		);

		async function withoutTold(candidates: readonly Follower[]): Promise<readonly Follower[]> {
			if (candidates.length === 0) return [];
			const recipients = candidates.map(({ device }) => `device:${device}`);
			const rows = await database.orm
				.select({ recipient: outbox.recipient })
				.from(outbox)
				.where(and(eq(outbox.cup, cup), eq(outbox.event, event), eq(outbox.way, "alert"), inArray(outbox.recipient, recipients)));
			const told = new Set(rows.map(({ recipient }) => recipient));
			return candidates.filter(({ device }) => !told.has(`device:${device}`));
		}
	}

	/** The way that each device has, from the match before of all teams it follows. */
	async function waysOf(of: readonly Follower[], id: MatchId) {
		const devices = [...new Set(of.filter(({ addsWay }) => addsWay).map(({ device }) => device))];
		const ownTeams = new Map<number, Set<string>>();
		const own = devices.length === 0 ? [] : await followers(database.orm, { cup, year }, { devices });
		for (const { device, subject, subjectId } of own) {
			if (subject === "team") ownTeams.set(device, (ownTeams.get(device) ?? new Set()).add(subjectId));
		}
		const known = new Map<string, ReturnType<typeof wayTo>>();
		return (device: number) => {
			const teams = [...(ownTeams.get(device) ?? [])].sort();
			const key = teams.join(" ");
			if (!known.has(key)) {
				const starts = teams.flatMap((team) => (model.entity("team-matches", team) ?? []).flatMap((one) => startOf(model, one)));
				const [match] = startOf(model, id);
				known.set(key, match ? wayTo(match, starts) : null);
			}
			return known.get(key) ?? null;
		};
	}
}

function startOf(model: EditionReadModel, id: MatchId): FollowedStart[] {
	const match = model.entity("match", id);
	if (!match || !Number.isFinite(match.at) || match.state === "postponed" || match.state === "cancelled") return [];
	const { latitude = null, longitude = null, arenaName = "" } = match.place ?? {};
	const arena = latitude === null || longitude === null ? null : { latitude, longitude, name: arenaName };
	return [{ id, start: match.at, arena }];
}
