import webPush from "web-push";
import type { Orm } from "../../database/database.ts";
import { vapidKey } from "../tables/alert.ts";

/** This server's identity for push services, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * @param given from the environment: not stored
 * @returns the record's keys, created on first use, the same for all processes
 */
export async function readVapidKeys(orm: Orm, given: VapidKeys | undefined): Promise<VapidKeys> {
	if (given !== undefined) return given;
	await orm
		.insert(vapidKey)
		.values({ id: 1, ...webPush.generateVAPIDKeys() })
		.onConflictDoNothing();
	const [row] = await orm.select().from(vapidKey);
	if (row === undefined) throw new Error("the record keeps no key for push services");
	return { publicKey: row.publicKey, privateKey: row.privateKey };
}
