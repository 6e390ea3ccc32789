import type { Database, Orm } from "../database/database.ts";
import { CallBudget } from "../http/call-budget.ts";
import { sweepOutbox } from "../outbox/outbox.ts";
import { sweepSessions } from "./identity/session.ts";
import { Limits, sweepAttempts } from "./limit/limits.ts";
import { type Log, plainError } from "./log.ts";
import { type Letter, postLetter } from "./mail/letter.ts";
import { PasswordPool } from "./password/password-pool.ts";
import type { StreamToPlay } from "./playing/stream-to-play.ts";
import type { Caller } from "./request/caller.ts";
import { sweepOrders } from "./selling/order.ts";
import type { Selling } from "./selling/selling.ts";
import { sweepDevices } from "./token/device.ts";
import { sweepSecrets } from "./token/one-time-secret.ts";

export type ServiceOptions = {
	readonly database: Database;
	/** The cup whose favourites, passes and registrations are stored. */
	readonly cup: number;
	/** Its name, which is not allowed as a password. */
	readonly cupName: string;
	/** The caller's address, as limits see it. */
	readonly addressOf: (caller: Caller) => string;
	/** Scheme and host at which a caller reaches this service. */
	readonly originOf: (caller: Caller) => string;
	/** The same for mails, where the request's own host must not be trusted. */
	readonly origin: string;
	/** The identity site's root, without a trailing slash, for a client of an origin. */
	readonly identityBase: (origin: string) => string;
	/** A visible stream of the cup, by its id, whatever its access; null if there is none. */
	readonly streamToPlay: (id: string) => Promise<StreamToPlay | null>;
	/** Whether pages of an origin may change data: the site's own, and configured ones. */
	readonly isOwnOrigin: (caller: Caller, origin: string) => boolean;
	/** How passes are sold; undefined: they are not. */
	readonly selling: Selling | undefined;
	/** How phones are alerted; left out: they are not. */
	readonly push?: PushSettings;
	/** Other origins whose pages may call with credentials. */
	readonly corsOrigins: readonly string[];
	readonly now: () => Date;
	/** Milliseconds of a monotonic clock; left out: the process's own. */
	readonly monotonicNow?: () => number;
	readonly log: Log;
};

/** Limit of an account's calls to this process: each page asks for the user twice, and a user has several devices. */
export const ACCOUNT_CALLS = { burst: 600, perSecond: 10 } as const;

export type PushSettings = {
	/** The key with which browsers subscribe. */
	readonly publicKey: string;
	/** The origin of a push service on this machine, for trying things out; undefined: only real ones are posted to. */
	readonly standIn: string | undefined;
};

/** The context of every call. It contains no state that another process would need. */
export type Service = Omit<ServiceOptions, "database"> & {
	readonly orm: Orm;
	readonly limits: Limits;
	/** The recent calls of each account. */
	readonly calls: CallBudget;
	readonly passwords: PasswordPool;
	/** Queues a letter. @param orm the transaction of its event */
	post(letter: Letter, orm?: Orm): Promise<void>;
	/** Runs an action after the answer, which does not include its outcome. @param what its description in the log */
	later(what: string, act: () => Promise<void>): void;
	/** Waits for actions after answers. */
	close(): Promise<void>;
};

const SWEEP_EVERY_MS = 3_600_000;

export function createService({ database, ...options }: ServiceOptions): Service {
	const { orm } = database;
	const doing = new Set<Promise<void>>();

	function later(what: string, act: () => Promise<void>): void {
		const one = act()
			.catch((error: unknown) => options.log.error({ what, ...plainError(error) }, "what was to follow an answer failed"))
			.finally(() => doing.delete(one));
		doing.add(one);
	}

	const sweeping = setInterval(() => later("sweep", () => sweep(orm, options.now())), SWEEP_EVERY_MS).unref();
	return {
		...options,
		orm,
		limits: new Limits(orm),
		calls: new CallBudget(ACCOUNT_CALLS, options.monotonicNow),
		passwords: new PasswordPool(),
		later,
		post: (letter, within = orm) => postLetter(within, options.cup, letter, options.now()),
		async close() {
			clearInterval(sweeping);
			await Promise.all(doing);
		},
	};
}

/** Deletes expired rows. */
export async function sweep(orm: Orm, now: Date): Promise<void> {
	await sweepAttempts(orm, now);
	await sweepSecrets(orm, now);
	await sweepDevices(orm, now);
	await sweepSessions(orm, now);
	await sweepOrders(orm, now);
	await sweepOutbox(orm, now);
}
