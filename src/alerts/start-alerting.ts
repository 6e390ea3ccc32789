import { sql } from "drizzle-orm";
import { clockFace } from "../cup/cup-clock.ts";
import type { MatchId } from "../cup/ids.ts";
import type { Database } from "../database/database.ts";
import { startSending } from "../outbox/start-sending.ts";
import type { InProcessClient } from "../rendering/in-process-client.ts";
import { listingKey } from "../results/edition/building/listing.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { TournamentEntity } from "../results/edition/entities.ts";
import { hasEnded } from "../results/edition/has-ended.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import type { ReadModels } from "../results/edition/keeping/read-models.ts";
import type { RunningTask } from "../results/record/running-task.ts";
import type { Sport } from "../text/language.ts";
import { enqueueAlerts, type Followed, type Remembered } from "./detect-events.ts";
import type { Moment } from "./entry.ts";
import { followedSubjects, isAnybodyAlerted } from "./followers.ts";
import type { Push } from "./push.ts";
import { createPushHosts, type Parked } from "./push-hosts.ts";
import { sendQuietHoursDigest } from "./quiet-hours-digest.ts";
import { createAlertSender } from "./send.ts";
import { alertKickOffSoon } from "./soon.ts";
import { touchedSince } from "./touched.ts";
import { wordingOf } from "./wording.ts";

/** Interval of checks by the clock, in ms; changes are checked when they happen, close ones together. */
const EVERY = 10_000;
const GATHERED = 200;
/** The list of followed teams and fields is reloaded after this time, in ms. */
const SUBJECTS_FOR = 8_000;
const TAKEN_AT_ONCE = 512;
/** Alerts that wait for slow push services are included, so the limit leaves space for others. */
const IN_HAND = 4_096;
/** With this many new alerts at once, the record updates the statistics that its query planner uses. */
const MANY = 500;

export type Alerting = {
	readonly database: Database;
	readonly models: ReadModels;
	readonly ask: InProcessClient;
	readonly cup: number;
	readonly sport: Sport;
	readonly push: Push;
	readonly now: () => Date;
	readonly onError: (error: unknown) => void;
	/** Called of a push service that does not answer, each time it is left alone for longer. */
	readonly onParked?: (parked: Parked) => void;
};

/** Sends alerts as long as the process runs. All processes try; each alert is sent by one. */
export async function startAlerting(alerting: Alerting): Promise<RunningTask> {
	const { database, models, cup, push, now, onError, onParked } = alerting;
	const looking = createLook(alerting);
	let stopped = false;
	let isWanted = false;
	let wake = () => {};
	const stopListening = models.onChange((keys, change) => {
		if (change.cup !== cup || keys.size === 0) return;
		isWanted = true;
		wake();
	});
	const sending = await startSending(database, {
		...{ cup, way: "alert", limit: IN_HAND, batch: TAKEN_AT_ONCE, now, onError },
		send: createAlertSender({ database, push, hosts: createPushHosts({ ...(onParked && { onParked }) }), now }),
	});

	async function go(): Promise<void> {
		// On a clock that is never set: one that is set back two hours would put off the next look for so long.
		let clockAt = Number.NEGATIVE_INFINITY;
		while (!stopped) {
			isWanted = false;
			const isTime = performance.now() - clockAt >= EVERY;
			if (isTime) clockAt = performance.now();
			await looking(isTime).catch(onError);
			if (stopped) return;
			await pause(GATHERED);
			if (!isWanted && !stopped) await pause(Math.max(0, clockAt + EVERY - performance.now()) + Math.random() * GATHERED, true);
		}
	}

	function pause(milliseconds: number, mayWake = false): Promise<void> {
		return new Promise((resolve) => {
			const end = () => {
				clearTimeout(timer);
				resolve();
			};
			const timer = setTimeout(end, milliseconds);
			timer.unref();
			wake = () => {
				if (mayWake || stopped) end();
			};
		});
	}

	const gone = go();
	return {
		async stop() {
			stopped = true;
			wake();
			stopListening();
			await gone;
			await sending.stop();
			push.close();
		},
	};
}

/** Checks once for events and, if requested, for alerts by the clock. @returns the check, which remembers the last state */
export function createLook({ database, models, ask, cup, sport, now }: Omit<Alerting, "push" | "onError">) {
	const remembered = new Map<string, Remembered>();
	const lookedAt = new Map<string, EditionReadModel>();
	const subjects = new Map<string, { readonly at: number; readonly of: Awaited<ReturnType<typeof followedSubjects>> }>();

	return async (withClock: boolean): Promise<void> => {
		if (!(await isAnybodyAlerted(database.orm, cup))) return;
		const known = await models.cup(cup);
		let latest: number | null = null;
		for (const tournament of known?.tournaments ?? []) {
			const moment = momentOf(tournament, now());
			if (hasEnded(tournament, moment.cup)) continue;
			latest ??= tournament.year;
			const { id: edition, year } = tournament;
			const { team: teams, field: fields } = await subjectsOf(edition, year, withClock);
			if (teams.length + fields.length === 0) continue;
			const model = await models.current(cup, edition);
			if (!model) continue;
			// Followers may have changed since the last check by the clock, so everything is checked.
			const before = lookedAt.get(edition);
			const touched = before && !withClock ? touchedSince(before, model) : null;
			const seen = before ? [model, before] : [model];
			const followed: Followed = {
				...{ cup, edition, year, model },
				teams: touched ? teams.filter((team) => touched.teams.has(team)) : teams,
				matches: touched ? followedOf(seen, touched.matches, teams, fields) : matchesOf(seen, teams, fields),
			};
			const words = wordingOf(ask, cup, edition, sport);
			const own = remembered.get(edition) ?? new Map<string, string>();
			remembered.set(edition, own);
			const told = await enqueueAlerts(database, followed, words, moment, own);
			// With old statistics the query planner would search all waiting alerts for each due one.
			if (told !== null) lookedAt.set(edition, model);
			if (told !== null && told >= MANY) await database.orm.execute(sql`analyze outbox`);
			if (withClock) await alertKickOffSoon(database, followed, words, moment);
		}
		if (withClock) await sendQuietHoursDigest(database, cup, now(), `/${latest ?? ""}${latest === null ? "" : "/"}favourites`);
	};

	async function subjectsOf(edition: string, year: number, anew: boolean) {
		const kept = subjects.get(edition);
		if (kept && !anew && performance.now() - kept.at < SUBJECTS_FOR) return kept.of;
		const of = await followedSubjects(database.orm, { cup, year });
		subjects.set(edition, { at: performance.now(), of });
		return of;
	}
}

function momentOf({ clock, zone }: TournamentEntity, server: Date): Moment {
	const isRunning = clock !== null && typeof clock !== "string";
	const face = isRunning ? clockFace(clock, server) : { now: clock === null ? server : new Date(clock), round: 0 };
	return { server, cup: face.now, clock, time: zonedTime(face.now, zone).slice(11, 16), round: face.round };
}

/**
 * The followed ones of some matches. Followers of a field are also alerted about a match that leaves it.
 * @param models the present state, and the state at the last check
 */
function followedOf(
	models: readonly EditionReadModel[],
	matches: ReadonlySet<MatchId>,
	teams: readonly string[],
	fields: readonly string[],
): MatchId[] {
	const [ofTeams, ofFields] = [new Set(teams), new Set(fields)];
	return [...matches].filter((id) =>
		models.some((model) => {
			const match = model.entity("match", id);
			if (!match) return false;
			const isOfTeam = [match.home.team, match.away.team].some((team) => team !== null && ofTeams.has(team));
			return isOfTeam || [match.place, match.moved?.place].some((place) => place && ofFields.has(place.field));
		}),
	);
}

function matchesOf(models: readonly EditionReadModel[], teams: readonly string[], fields: readonly string[]): MatchId[] {
	const all = models.flatMap((model) => [
		...teams.flatMap((team) => model.entity("team-matches", team) ?? []),
		...fields.flatMap((field) => (model.entity("listing", listingKey("field", field)) ?? []).map(({ id }) => id)),
		...fields.flatMap((field) => model.entity("moved-away", field) ?? []),
	]);
	return [...new Set(all)];
}
