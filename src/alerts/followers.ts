import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { type AlertSubject, alertChoice, alertDevice } from "../accounts/tables/alert.ts";
import { favouriteTeam } from "../accounts/tables/kept.ts";
import { type AlertKind, FIELD_KINDS, PRESET_KINDS } from "../cup/alerts/alert-kind.ts";
import type { Orm } from "../database/database.ts";
import { namedStatement } from "../database/named-statement.ts";
import { rowsOf } from "../database/read-rows.ts";

/** A device with alerts on, and its alerts for one team or field. */
export type Follower = typeof alertDevice.$inferSelect & {
	readonly subject: AlertSubject;
	readonly subjectId: string;
	readonly kinds: readonly AlertKind[];
};

type Of = { readonly cup: number; readonly year: number };
type Narrowed = {
	readonly teams?: readonly string[];
	readonly fields?: readonly string[];
	readonly devices?: readonly number[];
};

const isOn = isNotNull(alertDevice.endpoint);

const ANY_ALERTED = namedStatement(
	"any-alerted",
	sql`select 1 from ${alertDevice} where ${alertDevice.cup} = ${sql.placeholder("cup")} and ${isOn} limit 1`,
);

/** Whether any device has alerts on. */
export async function isAnybodyAlerted(orm: Orm, cup: number): Promise<boolean> {
	return (await rowsOf(orm, ANY_ALERTED({ cup }))).length > 0;
}

/** All choices of devices. */
export async function followedSubjects(orm: Orm, { cup, year }: Of): Promise<Readonly<Record<AlertSubject, readonly string[]>>> {
	const { subject, subjectId } = alertChoice;
	const chosen = await orm
		.selectDistinct({ subject, id: subjectId })
		.from(alertChoice)
		.innerJoin(alertDevice, eq(alertDevice.device, alertChoice.device))
		.where(and(eq(alertChoice.cup, cup), eq(alertChoice.year, year), isOn));
	const preset = await orm
		.selectDistinct({ id: favouriteTeam.team })
		.from(favouriteTeam)
		.innerJoin(alertDevice, eq(alertDevice.account, favouriteTeam.account))
		.where(and(eq(favouriteTeam.cup, cup), eq(favouriteTeam.year, year), isOn));
	const of = (wanted: AlertSubject) => chosen.filter((one) => one.subject === wanted).map(({ id }) => id);
	return { team: [...new Set([...of("team"), ...preset.map(({ id }) => id)])], field: of("field") };
}

/** The recipients of alerts about teams and fields: by the devices' choices, and for favourite teams without a choice by the preset. */
export async function followers(orm: Orm, { cup, year }: Of, { teams, fields, devices }: Narrowed = {}): Promise<Follower[]> {
	const ofDevices = devices === undefined ? undefined : inArray(alertDevice.device, [...devices]);
	const wanted = (subject: AlertSubject, ids: readonly string[] | undefined) =>
		ids === undefined
			? undefined
			: and(eq(alertChoice.subject, subject), ids.length === 0 ? sql`false` : inArray(alertChoice.subjectId, [...ids]));
	const either =
		teams === undefined && fields === undefined
			? undefined
			: sql`(${wanted("team", teams ?? [])} or ${wanted("field", fields ?? [])})`;
	const chosen = await orm
		.select({ device: alertDevice, subject: alertChoice.subject, subjectId: alertChoice.subjectId, kinds: alertChoice.kinds })
		.from(alertChoice)
		.innerJoin(alertDevice, eq(alertDevice.device, alertChoice.device))
		.where(and(eq(alertChoice.cup, cup), eq(alertChoice.year, year), isOn, eq(alertDevice.cup, cup), ofDevices, either));
	const unchosen = sql`not exists (
		select from ${alertChoice} where ${alertChoice.device} = ${alertDevice.device} and ${alertChoice.cup} = ${favouriteTeam.cup}
			and ${alertChoice.year} = ${favouriteTeam.year} and ${alertChoice.subject} = 'team' and ${alertChoice.subjectId} = ${favouriteTeam.team}
	)`;
	const ofTeams = teams === undefined ? undefined : teams.length === 0 ? sql`false` : inArray(favouriteTeam.team, [...teams]);
	const preset = await orm
		.select({ device: alertDevice, subjectId: favouriteTeam.team })
		.from(favouriteTeam)
		.innerJoin(alertDevice, eq(alertDevice.account, favouriteTeam.account))
		.where(
			and(eq(favouriteTeam.cup, cup), eq(favouriteTeam.year, year), eq(alertDevice.cup, cup), isOn, unchosen, ofDevices, ofTeams),
		);
	return [
		...chosen.map(({ device, subject, subjectId, kinds }) => ({
			...{ ...device, subject, subjectId },
			kinds: subject === "field" ? kinds.filter((kind) => FIELD_KINDS.includes(kind)) : kinds,
		})),
		...preset.map(({ device, subjectId }) => ({ ...device, subject: "team" as const, subjectId, kinds: PRESET_KINDS })),
	].filter(({ kinds }) => kinds.length > 0);
}
