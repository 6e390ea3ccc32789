import { inTurn } from "../../client/browser/in-turn.ts";
import { openChannel } from "../../client/browser/open-channel.ts";
import type { ReporterMatch, ReporterProgramme } from "../../cup/reports/programme.ts";
import { logOf, objectionTo } from "./match-now.ts";
import { type PitchContent, phoneReport } from "./phone-report.ts";
import { askForProgramme } from "./programme.ts";
import { openReporterStore, type ReporterStore, type StoredLink, type StoredReport } from "./reporter-store.ts";
import { hasSecret, readSecret } from "./secret-link.ts";
import { AFTER_A_FAILURE, type Line, sendQueue } from "./send-queue.ts";
import type { Refusal } from "./send-report.ts";

export type PhoneState = {
	readonly state: "opening" | "no-link" | "keeps-nothing" | "open";
	readonly link: StoredLink | null;
	readonly programme: ReporterProgramme | null;
	/** Milliseconds by which the cup's clock is ahead of this phone's. */
	readonly offset: number;
	/** Of this phone, in the order of the queue. */
	readonly reports: readonly StoredReport[];
	readonly line: Line;
	readonly sending: boolean;
};

/** Why a press was not stored. */
export type ReportObjection = Refusal | "repeated" | "not-kept" | null;

const CLOSED: PhoneState = {
	state: "opening",
	link: null,
	programme: null,
	offset: 0,
	reports: [],
	line: { state: "clear" },
	sending: false,
};

const REFRESH = 30_000;
const TRY_AGAIN = 15_000;
/** A second press within it is a glove's, not another goal. */
const ONE_PRESS = 700;
/** The cup's clock and the phone's may differ by this from one reading to the next. */
const PUT_BACK = 2 * 60_000;
const FORGET_AFTER = 3 * 24 * 60 * 60_000;
const CHANNEL = "cupboard-reporter";

/** What a report is checked and stored with. */
type Keeping = {
	readonly programme: ReporterProgramme;
	readonly link: StoredLink;
	readonly store: ReporterStore;
	readonly log: ReturnType<typeof logOf>;
};

/** The phone at the pitch: its data, its stored reports, and sending them. */
class ReporterPhone {
	#state = CLOSED;
	#store: ReporterStore | undefined;
	#lastPress = { what: "", at: 0 };
	/** The answer to the last press: an accidental second press gets the same one. */
	#lastAnswer: ReportObjection = null;
	#lastAt = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#again = false;
	#turn: Promise<unknown> = Promise.resolve();
	readonly #failures = new Map<number, number>();
	readonly #listeners = new Set<() => void>();
	/** Notifies this phone's other tabs. */
	#channel: BroadcastChannel | null = null;

	get = (): PhoneState => this.#state;
	closed = (): PhoneState => CLOSED;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	/** Starts with the secret in the address, or with the stored one. @returns stops it */
	open(): () => void {
		const stopping = new AbortController();
		const { signal } = stopping;
		const wake = () => {
			if (document.visibilityState === "visible") void this.#refresh();
		};
		const online = () => {
			// Reports that waited for the network are sent now.
			if (this.#state.line.state === "no-network") this.#set({ line: { state: "clear" } });
			wake();
		};
		window.addEventListener("online", online, { signal });
		document.addEventListener("visibilitychange", wake, { signal });
		window.addEventListener("hashchange", () => void (hasSecret() && this.#begin()), { signal });
		this.#channel = openChannel(CHANNEL);
		this.#channel?.addEventListener("message", () => void this.#readReports(), { signal });
		const every = setInterval(wake, REFRESH);
		void this.#begin();
		return () => {
			stopping.abort();
			clearInterval(every);
			clearTimeout(this.#timer);
			this.#channel?.close();
		};
	}

	/** By the cup's clock, in milliseconds. */
	now = (): number => Date.now() + this.#state.offset;

	async chooseField(field: string): Promise<void> {
		const { link } = this.#state;
		if (!link) return;
		const chosen = { ...link, field };
		await this.#store?.putLink(chosen);
		await this.#use(chosen);
	}

	/** Stores a report and sends what waits. @returns why it was not stored; null if it was */
	say(match: ReporterMatch, content: PitchContent): Promise<ReportObjection> {
		// One after the other: each is checked with all earlier presses.
		const pressed = Date.now();
		const said = this.#turn.then(() => this.#keep(match, content, pressed));
		this.#turn = said.then(
			() => {},
			() => {},
		);
		return said;
	}

	async #keep(match: ReporterMatch, content: PitchContent, pressed: number): Promise<ReportObjection> {
		const { programme, link } = this.#state;
		if (!programme || !link || !this.#store) return "not-kept";
		// The referee and the teams confirm one after the other, as quickly as the phone is passed round.
		const log = logOf(match, this.#state.reports, programme);
		// One button confirms and withdraws: an accidental second press must not withdraw.
		const undone = content.kind === "undo" ? log.find(({ id }) => id === content.report) : undefined;
		const button = undone?.kind === "confirmed" ? undone : content;
		const whose = "side" in button ? button.side : "who" in button ? button.who : "";
		const press = { what: `${match.id} ${button.kind} ${whose}`, at: pressed };
		const again = press.what === this.#lastPress.what && press.at - this.#lastPress.at < ONE_PRESS;
		this.#lastPress = press;
		if (again) return this.#lastAnswer;
		this.#lastAnswer = await this.#keepOne(match, content, pressed, { programme, link, store: this.#store, log });
		return this.#lastAnswer;
	}

	async #keepOne(
		match: ReporterMatch,
		content: PitchContent,
		pressed: number,
		{ programme, link, store, log }: Keeping,
	): Promise<ReportObjection> {
		// Two reports of the same instant would have no order, so instants increase. If the clock was set back, they restart from it.
		const now = this.now();
		this.#lastAt = this.#lastAt - now > PUT_BACK ? now : Math.max(now, this.#lastAt + 1);
		const report = phoneReport(match.id, content, this.#lastAt);
		const objection = objectionTo(report, match, log, programme);
		if (objection !== null) return objection;
		try {
			await store.addReport({ token: link.token, report, keptAt: pressed, state: "waiting", refusal: null });
		} catch {
			return "not-kept";
		}
		await this.#readReports();
		this.#channel?.postMessage("kept");
		void this.#send();
		return null;
	}

	/** Removes a refused report from the list. */
	async dismiss(seq: number): Promise<void> {
		await this.#store?.removeReport(seq);
		await this.#readReports();
	}

	async #begin(): Promise<void> {
		try {
			this.#store ??= await openReporterStore();
			const secret = await readSecret((token) => this.#store?.putLink({ token, field: null }) ?? Promise.resolve());
			const link = secret === null ? await this.#store.link() : { token: secret, field: null };
			await this.#forgetOld();
			await this.#readReports();
			if (link) await this.#use(link);
			else this.#set({ state: "no-link" });
		} catch {
			this.#set({ state: "keeps-nothing" });
		}
	}

	async #use(link: StoredLink): Promise<void> {
		const known = await this.#store?.programme(keyOf(link));
		this.#set({ state: "open", link, programme: known?.programme ?? null, offset: known?.offset ?? 0 });
		await this.#refresh();
	}

	/** Sends waiting reports, then loads the present programme. */
	async #refresh(): Promise<void> {
		await this.#send();
		const { link } = this.#state;
		if (!link || !this.#store) return;
		const answer = await askForProgramme(link.token, link.field);
		if (this.#state.link !== link) return;
		if ("programme" in answer) {
			await this.#store.putProgramme({ key: keyOf(link), ...answer });
			const clear = this.#state.line.state === "clear" || !this.#waiting();
			this.#set({ ...answer, ...(clear && { line: { state: "clear" } as const }) });
		} else if ("refused" in answer) this.#set({ line: { state: "revoked" } });
		else if (this.#state.line.state !== "later") this.#set({ line: { state: answer.away } });
	}

	async #send(): Promise<void> {
		if (this.#state.sending) {
			this.#again = true;
			return;
		}
		const { link } = this.#state;
		if (!link || !this.#store || !this.#waiting()) return;
		clearTimeout(this.#timer);
		this.#set({ sending: true });
		const kept = this.#store;
		const pass = () => sendQueue(kept, link.token, () => this.#readReports(), this.#failures);
		let line: Line = { state: "later", after: AFTER_A_FAILURE };
		try {
			// Two tabs of one phone must not send past each other.
			line = await inTurn(CHANNEL, pass);
			await this.#readReports();
		} catch (error) {
			// Waiting reports stay stored and are retried.
			console.info("The phone's own store failed while reports were sent", error);
		}
		this.#channel?.postMessage("sent");
		this.#set({ line, sending: false });
		if (this.#again) {
			this.#again = false;
			return this.#send();
		}
		if (line.state === "no-network" || line.state === "no-answer") this.#timer = setTimeout(() => void this.#send(), TRY_AGAIN);
		if (line.state === "later") this.#timer = setTimeout(() => void this.#send(), line.after * 1000);
	}

	#waiting(): boolean {
		return this.#state.reports.some(({ state }) => state === "waiting");
	}

	async #readReports(): Promise<void> {
		const reports = (await this.#store?.reports()) ?? [];
		this.#lastAt = Math.max(this.#lastAt, ...reports.map(({ report }) => Date.parse(report.at)));
		this.#set({ reports });
	}

	async #forgetOld(): Promise<void> {
		const before = Date.now() - FORGET_AFTER;
		for (const { seq, state, keptAt } of (await this.#store?.reports()) ?? [])
			if (state === "sent" && keptAt < before) await this.#store?.removeReport(seq);
	}

	#set(change: Partial<PhoneState>): void {
		this.#state = { ...this.#state, ...change };
		for (const listener of this.#listeners) listener();
	}
}

function keyOf({ token, field }: StoredLink): string {
	return `${token} ${field ?? ""}`;
}

export const phone = new ReporterPhone();
