import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { postgresPrograms } from "../../scripts/postgres.mjs";
import { migratePostgres } from "../../src/database/migrate.ts";
import { openPool } from "../../src/database/pool.ts";
import { freePort } from "./free-port.ts";
import { madeOnce } from "./made-once.ts";

/** A PostgreSQL of the test's own, on the loopback address, deleted when it is stopped. */
export type TestPostgres = LentPostgres & {
	/** Ends it, with every connection, and starts it again on the same data. */
	restart(meanwhile: () => Promise<void>): Promise<void>;
};

/** One that others may have databases in too. */
export type LentPostgres = {
	readonly port: number;
	/** @returns the address of a new database: with the record's tables, and nothing in them; or without any */
	createDatabase(options?: { readonly migrated?: boolean }): Promise<string>;
	/** Breaks every connection to a database, as a restart would. */
	breakConnections(databaseUrl: string): Promise<void>;
	stop(): Promise<void>;
};

type Owner = { readonly uid: number; readonly gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root. */
function owner(): Owner | null {
	if (process.getuid?.() !== 0) return {};
	for (const user of ["postgres", "nobody"]) {
		try {
			const id = (flag: string) => Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: "pipe" }));
			return { uid: id("-u"), gid: id("-g") };
		} catch {
			// No such user: the next one.
		}
	}
	return null;
}

async function untilReady(port: number, server: ChildProcess, log: () => string): Promise<void> {
	for (let attempt = 0; attempt < 100; attempt++) {
		if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once: ${log()}`);
		const client = new pg.Client({ host: "127.0.0.1", port, user: "cupboard", database: "postgres" });
		client.on("error", () => undefined); // the attempt's own failure is what counts
		try {
			await client.connect();
			return await client.end();
		} catch {
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
	}
	throw new Error(`PostgreSQL did not answer in 10 s: ${log()}`);
}

const USER = "cupboard";
/** Of what every database of a test is a copy. */
const PREPARED = "prepared";

/** A server's address, and the user that it runs as. */
type Seat = {
	readonly programs: string;
	readonly as: Owner;
	readonly folder: string;
	readonly data: string;
	readonly port: number;
};

async function seatIn(programs: string, as: Owner): Promise<Seat> {
	const folder = mkdtempSync(path.join(tmpdir(), "cupboard-postgres-"));
	if ("uid" in as) chownSync(folder, as.uid, as.gid);
	return { programs, as, folder, data: path.join(folder, "data"), port: await freePort() };
}

async function begin({ programs, as, folder, data, port }: Seat): Promise<ChildProcess> {
	const server = spawn(path.join(programs, "postgres"), ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", folder, "-F"], {
		...as,
		cwd: folder,
		stdio: ["ignore", "ignore", "pipe"],
	});
	let log = "";
	server.stderr.on("data", (chunk) => {
		log += chunk;
	});
	await untilReady(port, server, () => log);
	return server;
}

async function end(server: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => server.once("exit", resolve));
	server.kill("SIGINT");
	await ended;
}

async function ask(port: number, query: string, values: unknown[] = []): Promise<void> {
	const client = new pg.Client({ host: "127.0.0.1", port, user: USER, database: "postgres" });
	await client.connect();
	try {
		await client.query(query, values);
	} finally {
		await client.end();
	}
}

const addressOf = (port: number, name: string) => `postgres://${USER}@127.0.0.1:${port}/${name}`;

/** A cluster with one migrated database, made once and copied by every server, as an empty record of PGlite is. */
function preparedCluster(programs: string, as: Owner): Promise<string> {
	const made = ["src/database/migrations", path.join(programs, "postgres"), import.meta.filename];
	return madeOnce("prepared-postgres", made, async (kept) => {
		const seat = await seatIn(programs, as);
		const arguments_ = ["-D", seat.data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale", "C", "--no-sync"];
		execFileSync(path.join(programs, "initdb"), arguments_, { ...as, cwd: seat.folder, stdio: "pipe" });
		const server = await begin(seat);
		await ask(seat.port, `create database ${PREPARED}`);
		const pool = openPool({ connectionString: addressOf(seat.port, PREPARED) });
		await migratePostgres(pool);
		await pool.end();
		await end(server);
		copyFolder(seat.data, path.join(kept, "data"));
		rmSync(seat.folder, { recursive: true, force: true });
	});
}

/** With its owner and rights, on which PostgreSQL insists. */
const copyFolder = (from: string, to: string) => execFileSync("cp", ["-a", from, to], { stdio: "pipe" });

/** @returns the server, or why there is none: a test that needs one is skipped with that reason */
export async function startPostgres(): Promise<TestPostgres | { readonly missing: string }> {
	const programs = postgresPrograms();
	if (programs === null)
		return { missing: "no PostgreSQL is installed (initdb and postgres are neither in /usr/lib/postgresql nor in PATH)" };
	const as = owner();
	if (!as) return { missing: "PostgreSQL refuses to run as root, and there is no other user to run it as" };

	const seat = await seatIn(programs, as);
	copyFolder(path.join(await preparedCluster(programs, as), "data"), seat.data);
	let server = await begin(seat);
	return {
		...databasesAt(seat.port),
		async restart(meanwhile) {
			await end(server);
			await meanwhile();
			server = await begin(seat);
		},
		async stop() {
			await end(server);
			rmSync(seat.folder, { recursive: true, force: true });
		},
	};
}

/** Of this process: several of its files may be lent the same server. */
let databases = 0;

/** What may be asked of a server that listens there. */
function databasesAt(port: number): Pick<TestPostgres, "port" | "createDatabase" | "breakConnections"> {
	return {
		port,
		async createDatabase({ migrated = true } = {}) {
			const name = `cup_${process.pid}_${++databases}`;
			await ask(port, `create database ${name} template ${migrated ? PREPARED : "template0"}`);
			return addressOf(port, name);
		},
		breakConnections: (databaseUrl) =>
			ask(port, "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [nameOf(databaseUrl)]),
	};
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1);

/** A server that was started elsewhere: `stop` deletes what was made in it, and leaves it running. */
export function postgresAt(port: number): LentPostgres {
	const { createDatabase, ...rest } = databasesAt(port);
	const made: string[] = [];
	return {
		...rest,
		async createDatabase(options) {
			const databaseUrl = await createDatabase(options);
			made.push(nameOf(databaseUrl));
			return databaseUrl;
		},
		async stop() {
			for (const name of made.splice(0)) await ask(port, `drop database ${name} with (force)`);
		},
	};
}
