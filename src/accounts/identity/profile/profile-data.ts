import { and, asc, desc, eq } from "drizzle-orm";
import { paidOrders } from "../../selling/order.ts";
import type { Service } from "../../service.ts";
import { device, photo } from "../../tables/account.ts";
import { purchase, registration } from "../../tables/kept.ts";

/** The data of the profile beside the account itself. */
export async function profileOf({ orm, cup }: Service, owner: number) {
	const { id, name, createdAt, lastUsedAt } = device;
	const [devices, purchases, orders, registrations, [picture]] = await Promise.all([
		orm
			.select({ id, name, createdAt, lastUsedAt })
			.from(device)
			.where(eq(device.account, owner))
			.orderBy(desc(lastUsedAt), desc(id)),
		orm
			.select({ type: purchase.type, year: purchase.year })
			.from(purchase)
			.where(and(eq(purchase.account, owner), eq(purchase.cup, cup)))
			.orderBy(desc(purchase.year)),
		paidOrders(orm, owner, cup),
		orm
			.select({ year: registration.year, teamName: registration.teamName })
			.from(registration)
			.where(and(eq(registration.account, owner), eq(registration.cup, cup)))
			.orderBy(desc(registration.year), asc(registration.teamName)),
		orm.select({ name: photo.name }).from(photo).where(eq(photo.account, owner)),
	]);
	return { devices, purchases, orders, registrations, photo: picture?.name ?? null };
}

export type Profile = Awaited<ReturnType<typeof profileOf>>;
