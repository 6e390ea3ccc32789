import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Context } from "hono";
import type { Orm } from "../../../database/database.ts";
import type { Account } from "../../account.ts";
import { device, photo } from "../../tables/account.ts";
import { alertChoice, alertDevice } from "../../tables/alert.ts";
import { calendar, favouriteField, favouriteTeam, pin, purchase, registration } from "../../tables/kept.ts";
import { passOrder } from "../../tables/pass-order.ts";
import { enteredVisit } from "../entered.ts";
import type { VisitEnv } from "../visit.ts";

/** GET /profile/data.json: all stored data about the person, of all cups, without secrets. */
export async function exportData(caller: Context<VisitEnv>): Promise<Response> {
	const { service, session } = enteredVisit(caller);
	const data = { at: service.now(), ...(await everythingOf(service.orm, session.account)) };
	return caller.body(`${JSON.stringify(data, null, "\t")}\n`, 200, {
		"content-type": "application/json; charset=utf-8",
		"content-disposition": 'attachment; filename="my-data.json"',
	});
}

async function everythingOf(orm: Orm, { passwordHash: _, ...person }: Account) {
	const { id } = person;
	const { id: deviceId, name, createdAt, lastUsedAt } = device;
	const [devices, teams, fields, pins, purchases, orders, registrations, calendars, alerts, choices, [picture]] =
		await Promise.all([
			orm.select({ id: deviceId, name, createdAt, lastUsedAt }).from(device).where(eq(device.account, id)).orderBy(asc(deviceId)),
			orm.select().from(favouriteTeam).where(eq(favouriteTeam.account, id)).orderBy(asc(favouriteTeam.id)),
			orm.select().from(favouriteField).where(eq(favouriteField.account, id)).orderBy(asc(favouriteField.id)),
			orm.select().from(pin).where(eq(pin.account, id)).orderBy(asc(pin.cup)),
			orm.select().from(purchase).where(eq(purchase.account, id)).orderBy(asc(purchase.id)),
			orm.select().from(passOrder).where(eq(passOrder.account, id)).orderBy(asc(passOrder.id)),
			orm.select().from(registration).where(eq(registration.account, id)).orderBy(asc(registration.year)),
			orm.select({ cup: calendar.cup }).from(calendar).where(eq(calendar.account, id)).orderBy(asc(calendar.cup)),
			orm.select().from(alertDevice).where(eq(alertDevice.account, id)).orderBy(asc(alertDevice.device)),
			orm
				.select(getTableColumns(alertChoice))
				.from(alertChoice)
				.innerJoin(device, eq(device.id, alertChoice.device))
				.where(eq(device.account, id)),
			orm.select().from(photo).where(eq(photo.account, id)),
		]);
	return {
		account: person,
		devices,
		favouriteTeams: teams.map(ofPerson),
		favouriteFields: fields.map(ofPerson),
		pinnedMatches: pins.map(ofPerson),
		purchases: purchases.map(ofPerson),
		/** Passes that the person went to pay for: what was paid, and what Stripe knows it by. */
		orders: orders.map(({ session: _, ...order }) => ofPerson(order)),
		registrations: registrations.map(ofPerson),
		/** The cups whose My Week has a calendar address; not the address, which is a secret. */
		calendars: calendars.map(({ cup }) => cup),
		/** Each device's alerts; not its push address and keys, with which others could send to it. */
		alerts: alerts.map(({ endpoint, p256dh: _, auth: __, ...settings }) => ofPerson({ ...settings, on: endpoint !== null })),
		alertChoices: choices,
		picture: picture === undefined ? null : { type: picture.type, base64: Buffer.from(picture.bytes).toString("base64") },
	};
}

/** Rows without the account's id, which is the same in all. */
function ofPerson<Row extends { readonly account: number | null }>({ account: _, ...row }: Row): Omit<Row, "account"> {
	return row;
}
