import { sql } from "drizzle-orm";
import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import { listenToChanges } from "../results/record/change.ts";
import { cupMoment } from "./cup-day.ts";
import { currentEdition } from "./current-edition.ts";
import type { OfficeEnv } from "./env.ts";
import type { OfficeOptions } from "./service.ts";
import { desksHere, markLeft, markPresent } from "./staff/session.ts";

/** The processes notify each other when somebody has joined or left. */
const CHANNEL = "cupboard_office";
/** Interval of keep-alive events, in ms: proxies close a connection that is silent for a minute. */
const BEAT_EVERY = 20_000;
/** Milliseconds between two checks of what waits, once per process for all its clients. */
const WAITS_EVERY = 15_000;
/** A process that crashes reports no departures: its clients are removed after this time. */
const HERE_FOR = 50_000;

/** The events that the app receives. */
export type OfficeEvent =
	| { readonly edition: string; readonly revision: number }
	| { readonly presence: readonly unknown[] }
	| Waiting;

/** What waits for the office. */
export type Waiting = {
	/** A digest: a new one means that it is to be reloaded. */
	readonly waits: string;
	/** How many publications wait for a colleague's second look. */
	readonly proposed: number;
};

type Options = Pick<OfficeOptions, "database" | "models" | "brand" | "log" | "now" | "beatEvery">;
type Follower = { readonly session: number; tell(event: OfficeEvent): void; end(): void };

/** Sends every open office, in any process, who is present and the record's revision. */
export class OfficeEvents {
	readonly #options: Options;
	readonly #followers = new Set<Follower>();
	readonly #stops: (() => Promise<void>)[] = [];
	#closed = false;
	#waits: Waiting | null = null;

	private constructor(options: Options) {
		this.#options = options;
	}

	static async open(options: Options): Promise<OfficeEvents> {
		const events = new OfficeEvents(options);
		const { database, brand, log } = options;
		const onError = (error: unknown) => log.error({ err: error }, "the office could not be told of a change");
		events.#stops.push(
			await listenToChanges(
				database,
				({ cup, edition, revision }) => {
					if (cup === brand.cup && revision !== null) events.tell({ edition, revision });
				},
				onError,
			),
			await database.listen(
				CHANNEL,
				(payload) => void events.#heard(payload).catch(onError),
				() => void events.#tellPresence().catch(onError),
			),
		);
		return events;
	}

	/** Sends an event to this process's clients. */
	tell(event: OfficeEvent): void {
		for (const follower of this.#followers) follower.tell(event);
	}

	/** Checks what waits while there are clients, and notifies them of a change. */
	watchWaits(read: () => Promise<Waiting>, every = WAITS_EVERY): void {
		let isLooking = false;
		const look = async () => {
			if (this.#followers.size === 0 || isLooking) return;
			isLooking = true;
			try {
				const waits = await read();
				if (waits.waits !== this.#waits?.waits) this.tell(waits);
				this.#waits = waits;
			} catch (error) {
				this.#options.log.error({ err: error }, "it could not be seen what waits in the office");
			} finally {
				isLooking = false;
			}
		};
		const looking = setInterval(() => void look(), every);
		this.#stops.push(async () => clearInterval(looking));
	}

	stream(context: Context<OfficeEnv>): Response {
		const { database, models, brand, now, log } = this.#options;
		const { session } = context.var;
		context.header("x-accel-buffering", "no");
		return streamSSE(context, async (stream) => {
			let end = (): void => undefined;
			const ended = new Promise<void>((resolve) => {
				end = resolve;
			});
			const follower: Follower = {
				session: session.id,
				tell: (event) => void stream.writeSSE({ data: JSON.stringify(event) }),
				end,
			};
			const here = async () => {
				// An account that was signed out, removed or expired meanwhile gets no more events.
				const { today } = await cupMoment(models, brand.cup);
				if (!(await markPresent(database.orm, session.id, new Date(now().getTime() + HERE_FOR), today))) return end();
				await stream.writeSSE({ event: "beat", data: "" });
			};
			stream.onAbort(end);
			if (this.#closed) return;
			this.#followers.add(follower);
			const beating = setInterval(() => void here().catch(() => end()), this.#options.beatEvery ?? BEAT_EVERY);
			try {
				await here();
				// A client that was disconnected for a while loads what it has missed.
				if (this.#waits !== null) follower.tell(this.#waits);
				const current = await currentEdition(database, brand.cup, now());
				if (current) follower.tell({ edition: current.edition, revision: current.summary.revision });
				await this.#notify({ cup: brand.cup });
				await ended;
			} finally {
				clearInterval(beating);
				this.#followers.delete(follower);
				const isHere = [...this.#followers].some((other) => other.session === session.id);
				if (!isHere)
					await markLeft(database.orm, session.id)
						.then(() => this.#notify({ cup: brand.cup }))
						.catch((error: unknown) => log.warn({ err: error }, "it was not written down that a desk has left"));
			}
		});
	}

	async close(): Promise<void> {
		this.#closed = true;
		for (const follower of [...this.#followers]) follower.end();
		for (const stop of this.#stops) await stop();
	}

	async #notify(message: object): Promise<void> {
		await this.#options.database.orm.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(message)})`);
	}

	async #heard(payload: string): Promise<void> {
		const { cup } = JSON.parse(payload) as { cup: number };
		if (cup === this.#options.brand.cup) await this.#tellPresence();
	}

	async #tellPresence(): Promise<void> {
		if (this.#followers.size === 0) return;
		const { database, brand, now } = this.#options;
		this.tell({ presence: await desksHere(database.orm, brand.cup, now()) });
	}
}
