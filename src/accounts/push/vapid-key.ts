import webPush from "web-push";
import type { Orm } from "../../database/database.ts";
import { vapidKey } from "../tables/alert.ts";

/** What push services know this server by, in base64url. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };

/**
 * @param given by the environment: kept nowhere
 * @returns the keys of the record, made where it has none, the same for all processes
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
