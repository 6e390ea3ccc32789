import { randomBytes } from "node:crypto";
import type { Orm } from "../../database/database.ts";
import { playingKey } from "../tables/playing-key.ts";

const KEY_BYTES = 32;

/** @returns the key that playing addresses are signed with; made where the record has none, the same for all processes */
export async function readPlayingKey(orm: Orm): Promise<Uint8Array> {
	await orm
		.insert(playingKey)
		.values({ id: 1, key: randomBytes(KEY_BYTES) })
		.onConflictDoNothing();
	const [row] = await orm.select().from(playingKey);
	if (row === undefined) throw new Error("the record keeps no key for playing addresses");
	return row.key;
}
