import { asc, eq } from "drizzle-orm";
import { staffPasskey } from "../../accounts/tables/staff.ts";
import type { Orm } from "../../database/database.ts";

/** @returns a desk's passkeys, the oldest first */
export function passkeysOf(orm: Orm, owner: number) {
	const { id, name, createdAt, lastUsedAt } = staffPasskey;
	return orm
		.select({ id, name, createdAt, lastUsedAt })
		.from(staffPasskey)
		.where(eq(staffPasskey.staff, owner))
		.orderBy(asc(createdAt), asc(id));
}
