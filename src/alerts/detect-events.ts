import { and, eq, inArray, or, sql } from "drizzle-orm";
import { alertEdition, deferredAlert, lastNotified } from "../accounts/tables/alert.ts";
import {
	KIND_OF,
	knownOf,
	type MatchAlert,
	type MatchAlertState,
	type MatchNow,
	matchAlerts,
} from "../cup/alerts/match-alerts.ts";
import { EARLY } from "../cup/alerts/quiet-hours.ts";
import { TEAM_KIND_OF, type TeamAlert, type TeamAlertState, teamAlerts } from "../cup/alerts/team-alerts.ts";
import type { MatchId } from "../cup/ids.ts";
import type { SideName } from "../cup/match/match.ts";
import { fieldNameAlone } from "../cup/place-name.ts";
import type { Database, Orm } from "../database/database.ts";
import { outbox } from "../outbox/outbox-table.ts";
import { zonedTime } from "../results/edition/building/zoned-time.ts";
import type { MatchEntity } from "../results/edition/entities.ts";
import type { EditionReadModel } from "../results/edition/keeping/edition-read-model.ts";
import { type AlertEntry, enqueueAlert, type Moment } from "./entry.ts";
import { type Follower, followers } from "./followers.ts";
import { type MatchNews, matchMessage, type RivalLead, teamMessage } from "./message.ts";
import { matchSeen, teamSeen } from "./seen.ts";
import type { NamedMatch, Wording } from "./wording.ts";

const HOUR = 3_600_000;
/** How long each is worth sounding for. */
const LASTS = {
	"kick-off": HOUR,
	goal: HOUR / 4,
	result: 6 * HOUR,
	moved: 6 * HOUR,
	through: 24 * HOUR,
	table: 24 * HOUR,
} as const;
const EARLY_WITHIN = 24 * HOUR;

/** An edition with followers, in its present state. */
export type Followed = {
	readonly cup: number;
	readonly edition: string;
	readonly year: number;
	readonly model: EditionReadModel;
	readonly matches: readonly MatchId[];
	readonly teams: readonly string[];
};

/** The last state that this process has seen, so that an unrelated change needs no query. */
export type Remembered = Map<string, string>;

/**
 * Detects what has happened to followed matches and teams since the last report. One transaction detects it, remembers it and queues the
 * alerts, so that a crash loses nothing and repeats nothing, and of several processes one does it.
 * @returns how many alerts were queued; null if another process has reported a later state
 */
export async function enqueueAlerts(
	database: Database,
	followed: Followed,
	words: Wording,
	moment: Moment,
	remembered: Remembered,
): Promise<number | null> {
	const { cup, edition, year, model } = followed;
	const matches = new Map(followed.matches.flatMap((id) => pairOf(id, matchSeen(model, id))));
	const teams = new Map(followed.teams.flatMap((id) => pairOf(id, teamSeen(model, id))));
	const isOther = (what: string, id: string, now: object) => remembered.get(`${what} ${id}`) !== JSON.stringify(now);
	const changedMatches = [...matches].filter(([id, now]) => isOther("match", id, now));
	const changedTeams = [...teams].filter(([id, now]) => isOther("team", id, now));
	if (changedMatches.length + changedTeams.length === 0) return 0;
	const told = await database.orm.transaction(async (tx) => {
		if (!(await isOurs(tx, followed))) return null;
		const matchTold = await readTold<MatchAlertState>(tx, followed, "match", changedMatches);
		const teamTold = await readTold<TeamAlertState>(tx, followed, "team", changedTeams);
		let sent = 0;
		for (const [id, now] of changedMatches) {
			const known = matchTold.get(id);
			const said = known === undefined ? { alerts: [], told: knownOf(now) } : matchAlerts(known, now, moment.cup.getTime());
			for (const alert of said.alerts) sent += await ofMatch(tx, id, now, known!, alert);
			if (!isEqual(said.told, known)) await writeTold(tx, followed, "match", id, said.told);
		}
		for (const [id, now] of changedTeams) {
			const known = teamTold.get(id);
			const said =
				known === undefined
					? { alerts: [], told: { fate: now.fate, place: now.place } as TeamAlertState }
					: teamAlerts(known, now);
			for (const alert of said.alerts) sent += await ofTeam(tx, id, alert);
			if (!isEqual(said.told, known)) await writeTold(tx, followed, "team", id, said.told);
		}
		return sent;
	});
	if (told === null) return null;
	for (const [id, now] of changedMatches) remembered.set(`match ${id}`, JSON.stringify(now));
	for (const [id, now] of changedTeams) remembered.set(`team ${id}`, JSON.stringify(now));
	return told;

	async function ofMatch(tx: Orm, id: MatchId, now: MatchNow, known: MatchAlertState, alert: MatchAlert): Promise<number> {
		const match = model.entity("match", id)!;
		const sides = [match.home.team, match.away.team];
		const fields = [...new Set([now.field, known.field])].filter((field) => field !== null);
		const kind = KIND_OF[alert.what];
		const tag = `${kind}:${edition}:${id}`;
		const all = await followers(tx, { cup, year }, { teams: sides.filter((team) => team !== null), fields });
		const to = alert.what === "on-time" ? await toldOfLateness(tx, cup, id, tag, all) : all;
		if (to.length === 0) return 0;
		const named = await words.match(id);
		const news = newsOf(alert, followed, match, named);
		const made = new Map<string, ReturnType<typeof matchMessage>>();
		const telling: AlertEntry = {
			...{ kind, event: `${alert.what}:${id}:${model.recordRevision}`, tag, lasts: LASTS[kind] },
			url: `/${year}/matches/${encodeURIComponent(id)}`,
			again: alert.what !== "goal" || !alert.joins,
			early: alert.what === "moved" && isEarly(now.start, model.zoneOf(now.field), moment),
			messageFor: ({ language, scoreLeftOut }, own) => {
				const side = ownSide(own, sides);
				const key = `${language} ${scoreLeftOut} ${side}`;
				const message =
					made.get(key) ??
					matchMessage(news(language), named[language], { language, sport: words.sport, own: side, scoreLeftOut });
				made.set(key, message);
				return message;
			},
		};
		return enqueueAlert(tx, cup, telling, to, moment);
	}

	async function ofTeam(tx: Orm, id: string, alert: TeamAlert): Promise<number> {
		const to = await followers(tx, { cup, year }, { teams: [id] });
		if (to.length === 0) return 0;
		const kind = TEAM_KIND_OF[alert.what];
		const named = await words.team(id, alert, model);
		const telling: AlertEntry = {
			...{ kind, event: `${alert.what}:${id}:${model.recordRevision}`, tag: `${kind}:${edition}:${id}`, lasts: LASTS[kind] },
			...{ url: `/${year}/teams/${encodeURIComponent(id)}`, again: true, early: false },
			messageFor: ({ language }) => teamMessage(alert, named[language], { language, sport: words.sport }),
		};
		return enqueueAlert(tx, cup, telling, to, moment);
	}
}

/** The match's followers who were informed that it is late. Followers in their quiet hours get neither alert: it is no longer late. */
async function toldOfLateness(tx: Orm, cup: number, id: MatchId, tag: string, of: readonly Follower[]): Promise<Follower[]> {
	const devices = [...new Set(of.map(({ device }) => device))];
	if (devices.length === 0) return [];
	const isOfLateness = (event: typeof outbox.event | typeof deferredAlert.event) =>
		or(...["late", "next"].map((what) => sql`starts_with(${event}, ${`${what}:${id}:`})`));
	const recipients = devices.map((device) => `device:${device}`);
	const rows = await tx
		.selectDistinct({ recipient: outbox.recipient })
		.from(outbox)
		.where(and(eq(outbox.cup, cup), eq(outbox.way, "alert"), inArray(outbox.recipient, recipients), isOfLateness(outbox.event)));
	const told = new Set(rows.map(({ recipient }) => recipient));
	const isTold = (device: number) => told.has(`device:${device}`);
	const untold = devices.filter((device) => !isTold(device));
	if (untold.length > 0) {
		const isHeld = and(eq(deferredAlert.cup, cup), eq(deferredAlert.topic, tag), inArray(deferredAlert.device, untold));
		await tx.delete(deferredAlert).where(and(isHeld, isOfLateness(deferredAlert.event)));
	}
	return of.filter(({ device }) => isTold(device));
}

/** The side that a device follows; null where it is the field, or both. */
export function ownSide(
	own: readonly Pick<Follower, "subject" | "subjectId">[],
	[home, away]: readonly (string | null)[],
): SideName | null {
	const follows = (team: string | null | undefined) =>
		own.some(({ subject, subjectId }) => subject === "team" && subjectId === team);
	if (follows(home) === follows(away)) return null;
	return follows(home) ? "home" : "away";
}

function newsOf(
	alert: MatchAlert,
	{ model }: Followed,
	{ category, division, id, place }: Pick<MatchEntity, "category" | "division" | "id" | "place">,
	named: Readonly<Record<"en" | "sv", NamedMatch>>,
) {
	const zoned = (at: number, field = place?.field ?? null) => zonedTime(new Date(at), model.zoneOf(field));
	const fieldName = (id: string | null) => {
		const field = model.entity("place-names")?.fields.find((one) => one.id === id);
		return field ? fieldNameAlone(field.arena, field.name) : null;
	};
	const before = ({ start, field }: Pick<MatchAlertState, "start" | "field">) => ({
		...{ start: start === null ? null : zoned(start, field), field: fieldName(field) },
		isClosed: start !== null && isClosed(model, field, start),
	});
	const hasTable = named.en.inGroup && model.entity("category", category)?.shows.tables === true;
	return (_language: "en" | "sv"): MatchNews => {
		switch (alert.what) {
			case "goal": {
				const isLead = alert.score.home !== alert.score.away;
				return { ...alert, rival: isLead && hasTable ? rivalLead(model, division, id) : null };
			}
			case "moved":
			case "off":
				return { ...alert, was: before(alert.was) };
			case "late":
			case "next":
			case "on-time":
				return { ...alert, at: zoned(alert.at) };
			case "goal-corrected":
				return { ...alert, since: alert.since === null ? null : zoned(alert.since) };
			case "final-corrected":
				return {
					...alert,
					since: alert.since === null ? null : zoned(alert.since),
					inGroup: hasTable,
				};
			default:
				return alert;
		}
	};
}

/** The new leader of a group; null: none. An alert mentions one group: for several it has the number. */
function rivalLead(model: EditionReadModel, division: MatchEntity["division"], beside: MatchId): RivalLead | null {
	const leads = (model.entity("division-matches", division) ?? []).flatMap((id): RivalLead[] => {
		const match = id === beside ? undefined : model.entity("match", id);
		if (match?.state !== "live" || match.score === null || match.score.home === match.score.away) return [];
		const [own, theirs] = [Math.max(match.score.home, match.score.away), Math.min(match.score.home, match.score.away)];
		const side = match.score.home > match.score.away ? match.home : match.away;
		const team = side.team === null ? undefined : model.entity("team", side.team);
		return team ? [{ team: team.name, own, theirs }] : [];
	});
	return leads.length > 1 ? { count: leads.length } : (leads[0] ?? null);
}

/** Whether a field's closing at an instant is published. */
function isClosed(model: EditionReadModel, field: string | null, at: number): boolean {
	const closed = (field !== null && model.entity("field", field)?.closed) || [];
	return closed.some(({ from, until }) => Date.parse(from) <= at && (until === null || at < Date.parse(until)));
}

function isEarly(start: number | null, zone: string, { cup }: Moment): boolean {
	if (start === null || start - cup.getTime() > EARLY_WITHIN) return false;
	return zonedTime(new Date(start), zone).slice(11, 16) < EARLY;
}

/** Locks the edition for this transaction. @returns false if another process has reported a later state */
async function isOurs(tx: Orm, { cup, edition, model }: Followed): Promise<boolean> {
	const revision = model.recordRevision;
	await tx.insert(alertEdition).values({ cup, edition, revision }).onConflictDoNothing();
	const own = and(eq(alertEdition.cup, cup), eq(alertEdition.edition, edition));
	const [row] = await tx.select().from(alertEdition).where(own).for("update");
	if (row === undefined || row.revision > revision) return false;
	await tx.update(alertEdition).set({ revision }).where(own);
	return true;
}

async function readTold<Told>(
	tx: Orm,
	{ cup, edition }: Followed,
	what: "match" | "team",
	of: readonly (readonly [string, unknown])[],
): Promise<Map<string, Told>> {
	if (of.length === 0) return new Map();
	const own = and(eq(lastNotified.cup, cup), eq(lastNotified.edition, edition), eq(lastNotified.what, what));
	const ids = of.map(([id]) => id);
	const rows = await tx
		.select()
		.from(lastNotified)
		.where(and(own, inArray(lastNotified.subject, ids)));
	return new Map(rows.map(({ subject, told }) => [subject, told as Told]));
}

async function writeTold(
	tx: Orm,
	{ cup, edition }: Followed,
	what: "match" | "team",
	subject: string,
	told: MatchAlertState | TeamAlertState,
) {
	await tx
		.insert(lastNotified)
		.values({ cup, edition, what, subject, told })
		.onConflictDoUpdate({
			target: [lastNotified.cup, lastNotified.edition, lastNotified.what, lastNotified.subject],
			set: { told: sql`excluded.told` },
		});
}

const pairOf = <Id, Value>(id: Id, value: Value | null): [Id, Value][] => (value === null ? [] : [[id, value]]);

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
