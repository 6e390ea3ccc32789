import type { PGlite } from "@electric-sql/pglite";
import { deletionOf } from "./emptied-tables.ts";

/** In bytes: deleted rows keep their space in a table's file, and recreating the file takes long. */
const MOST_DELETED = 2 ** 20;

/**
 * Lends a PGlite that outlives its user. After closing it the user gets no further events; settings, listeners and replaced functions are
 * restored.
 * @param giveBack called when it is closed
 */
export function lentPglite(client: PGlite, giveBack: () => Promise<void>): PGlite {
	const unlistens: (() => Promise<void>)[] = [];
	const replaced = new Set<PropertyKey>();
	let closed = false;

	async function refuse(): Promise<never> {
		throw new Error("PGlite is closed");
	}
	const listen: PGlite["listen"] = async (...given) => {
		const unlisten = await client.listen(...given);
		unlistens.push(unlisten);
		return unlisten;
	};
	async function close(): Promise<void> {
		closed = true;
		// After what is under way, as PGlite does.
		for (const unlisten of unlistens) await unlisten();
		await client.exec("discard all");
		for (const name of replaced) Reflect.deleteProperty(client, name);
		await giveBack();
	}

	return new Proxy(client, {
		get(_, name) {
			if (name === "closed") return closed;
			const found: unknown = name === "listen" ? listen : name === "close" ? close : Reflect.get(client, name, client);
			if (typeof found !== "function") return found;
			return closed ? refuse : found.bind(client);
		},
		set(_, name, value) {
			replaced.add(name);
			return Reflect.set(client, name, value, client);
		},
	});
}

/**
 * Deletes everything added to an empty record's tables since it was migrated.
 * @param before its tables at that time (`tablesOf`)
 * @returns whether it is as it was; it is not if tables were added or changed
 */
export async function emptied(client: PGlite, before: string): Promise<boolean> {
	if ((await tablesOf(client)) !== before) return false;
	const { rows } = await client.query<{ name: string; size: number }>(`
		select oid::regclass::text as name, pg_relation_size(oid)::int as size from pg_class
		where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`);
	const names = rows.map(({ name }) => name);
	const size = rows.reduce((sum, row) => sum + row.size, 0);
	if (names.length > 0) await client.exec(size > MOST_DELETED ? `truncate ${names.join(", ")} cascade` : deletionOf(names));
	await client.exec("select setval(seqrelid::regclass, seqstart, false) from pg_sequence");
	// A table of matches with a long file and no statistics would be analysed by whoever opens the record.
	await client.exec("vacuum match");
	// What queries are planned by, which only `truncate` forgets.
	await client.exec(`
		update pg_class set reltuples = -1, relpages = 0 where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= 0;
		delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`);
	return true;
}

/** @returns all that a record's tables are, but for their rows */
export async function tablesOf(client: PGlite): Promise<string> {
	const { rows } = await client.query<{ told: string }>(`
		select string_agg(told, e'\\n' order by told) as told from (
			select format('%s %s %s', relname, relkind, relnatts) as told from pg_class where relnamespace = 'public'::regnamespace
			union all
			select concat_ws(' ', attrelid, attname, atttypid, attnotnull, attisdropped) from pg_attribute
				where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
			union all
			select concat_ws(' ', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
			union all
			select format('%s %s', tgrelid::regclass, tgname) from pg_trigger
			union all
			select proname from pg_proc where pronamespace = 'public'::regnamespace
			union all
			select format('%s %s', schemaname, tablename) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
		) as tables`);
	return rows[0]?.told ?? "";
}
