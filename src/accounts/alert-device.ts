import { and, eq, ne, sql } from "drizzle-orm";
import type { AlertKind } from "../cup/alerts/alert-kind.ts";
import type { Orm } from "../database/database.ts";
import type { Language } from "../text/language.ts";
import { device } from "./tables/account.ts";
import { type AlertSubject, alertChoice, alertDevice, deferredAlert } from "./tables/alert.ts";
import type { SignedIn } from "./token/device.ts";

export type AlertDevice = typeof alertDevice.$inferSelect;

/** A device's settings for all its alerts. */
export type AlertSettings = Pick<
	AlertDevice,
	"language" | "lead" | "addsWay" | "quiet" | "quietFrom" | "quietUntil" | "early" | "scoreLeftOut"
>;

export const FIRST_SETTINGS = {
	...{ lead: 30, addsWay: true, quiet: true, quietFrom: "22:00", quietUntil: "07:00", early: true, scoreLeftOut: false },
} satisfies Partial<AlertSettings>;

export type PushKeys = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

export async function alertDeviceOf(orm: Orm, id: number): Promise<AlertDevice | undefined> {
	const [row] = await orm.select().from(alertDevice).where(eq(alertDevice.device, id));
	return row;
}

/** A device's choices for teams and fields. */
export function alertChoices(orm: Orm, id: number, cup: number) {
	const { subject, subjectId, year, kinds } = alertChoice;
	return orm
		.select({ subject, id: subjectId, year, kinds })
		.from(alertChoice)
		.where(and(eq(alertChoice.device, id), eq(alertChoice.cup, cup)))
		.orderBy(year, subject, subjectId);
}

/** Turns alerts on for a device. A browser is one device: the previous user's alerts are turned off on it. */
export async function turnOn(orm: Orm, { account, device: id }: SignedIn, cup: number, keys: PushKeys, language: Language) {
	await orm.transaction(async (tx) => {
		await tx
			.update(alertDevice)
			.set({ endpoint: null, p256dh: null, auth: null })
			.where(and(eq(alertDevice.endpoint, keys.endpoint), ne(alertDevice.device, id)));
		await tx
			.insert(alertDevice)
			.values({ ...FIRST_SETTINGS, device: id, account: account.id, cup, language, ...keys })
			.onConflictDoUpdate({ target: alertDevice.device, set: { ...keys, language } });
	});
}

/** Turns them off; what was chosen stays for the next time. */
export async function turnOff(orm: Orm, id: number): Promise<void> {
	await orm.update(alertDevice).set({ endpoint: null, p256dh: null, auth: null }).where(eq(alertDevice.device, id));
	await orm.delete(deferredAlert).where(eq(deferredAlert.device, id));
}

/** Deletes a subscription that its push service has reported as gone, but not a newer one of the device. */
export async function forgetEndpoint(orm: Orm, endpoint: string): Promise<void> {
	await orm.update(alertDevice).set({ endpoint: null, p256dh: null, auth: null }).where(eq(alertDevice.endpoint, endpoint));
}

export async function changeSettings(
	orm: Orm,
	{ account, device: id }: SignedIn,
	cup: number,
	{ language, ...given }: Partial<AlertSettings> & { readonly language: Language },
): Promise<void> {
	const set = { ...given, language };
	await orm
		.insert(alertDevice)
		.values({ ...FIRST_SETTINGS, device: id, account: account.id, cup, ...set })
		.onConflictDoUpdate({ target: alertDevice.device, set });
}

export async function choose(
	orm: Orm,
	id: number,
	cup: number,
	row: {
		readonly subject: AlertSubject;
		readonly subjectId: string;
		readonly year: number;
		readonly kinds: readonly AlertKind[];
	},
): Promise<void> {
	await orm
		.insert(alertChoice)
		.values({ device: id, cup, ...row })
		.onConflictDoUpdate({
			target: [alertChoice.device, alertChoice.cup, alertChoice.year, alertChoice.subject, alertChoice.subjectId],
			set: { kinds: row.kinds },
		});
}

/** Deletes the choices about a team or field that an account does not follow any more, on all its devices. */
export async function forgetChoices(
	orm: Orm,
	account: number,
	cup: number,
	{ subject, subjectId, year }: { readonly subject: AlertSubject; readonly subjectId: string; readonly year: number },
): Promise<void> {
	await orm
		.delete(alertChoice)
		.where(
			and(
				eq(alertChoice.cup, cup),
				eq(alertChoice.year, year),
				eq(alertChoice.subject, subject),
				eq(alertChoice.subjectId, subjectId),
				sql`${alertChoice.device} in (select ${device.id} from ${device} where ${device.account} = ${account})`,
			),
		);
}
