import { createHash, randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { answerTo } from "../accounts/request/answer.ts";
import { languageOf } from "../accounts/request/caller.ts";
import { delayRefusals } from "../accounts/request/delay-refusals.ts";
import { RequestRefused } from "../accounts/request/refused.ts";
import { OWN_FOLDER } from "../brands/own-brand.ts";
import type { Database } from "../database/database.ts";
import { LIMITS } from "../formats/workbook/workbook.ts";
import type { EditionRecord } from "../results/record/cup-file.ts";
import { createActCalls } from "./acts/act-calls.ts";
import { createAskCalls } from "./acts/ask-calls.ts";
import { limitCalls } from "./call-limit.ts";
import { openDay } from "./day/open-day.ts";
import { createDecisionCalls } from "./decisions/decision-calls.ts";
import { waitingDecisions } from "./decisions/waiting-decisions.ts";
import type { OfficeEnv } from "./env.ts";
import { OfficeEvents, type Waiting } from "./events.ts";
import { fromOwnPage, sessionOfCall, withDesk } from "./guard.ts";
import { ledgerCalls } from "./ledger/ledger-calls.ts";
import { checklistCall } from "./out/checklist-call.ts";
import { missingPages } from "./out/missing-pages.ts";
import { outCalls } from "./out/out-calls.ts";
import { previewCalls, previewPages } from "./out/preview-pages.ts";
import { printedSheets } from "./out/printed-sheets.ts";
import { proposedPublications } from "./out/second-look.ts";
import { peopleCalls } from "./people/people-calls.ts";
import { BACKUP_CALL, backupCall } from "./plan/backup-call.ts";
import { beginCalls, canShowDemo } from "./plan/demo-calls.ts";
import { createDrawCalls } from "./plan/draw/draw-calls.ts";
import { createPlanCalls } from "./plan/plan-calls.ts";
import { createScheduleCalls } from "./plan/schedule/schedule-calls.ts";
import { ScheduleRuns } from "./plan/schedule/schedule-runs.ts";
import { createSheetCalls } from "./plan/sheet/sheet-calls.ts";
import { OfficeRefused } from "./refused.ts";
import { reportsToReview } from "./result-entry/reports-to-review.ts";
import { createResultCalls } from "./result-entry/result-calls.ts";
import { waitingReports } from "./result-entry/waiting-reports.ts";
import { logOfficeEvents } from "./security-events.ts";
import type { OfficeOptions } from "./service.ts";
import { sessionView } from "./session-view.ts";
import { type Shell, shellOf } from "./shell.ts";
import { colleagueCalls } from "./staff/colleague-calls.ts";
import { hasOffice } from "./staff/colleagues.ts";
import { demoDesk } from "./staff/demo-desk.ts";
import { firstStart, firstStartCode, isFromHere } from "./staff/first-start.ts";
import { sweepInvitations } from "./staff/invitation.ts";
import { ownDesk } from "./staff/own-desk.ts";
import { ownPasskeys, passkeySignIn } from "./staff/passkeys.ts";
import { type DeskSession, sweepStaffSessions } from "./staff/session.ts";
import { signingIn } from "./staff/sign-in.ts";
import { signInWays } from "./staff/sign-in-ways.ts";

/**
 * Everything that waits in the office: held reports, reports that wait for their teams, decisions, and publications for a second look.
 * @param kept the office's cached edition
 */
async function waitingNow(database: Database, cup: number, kept: () => Promise<EditionRecord | undefined>): Promise<Waiting> {
	const held = await reportsToReview(database, cup);
	const waiting = await waitingReports(database, cup);
	const record = await kept();
	const proposed = await proposedPublications(database.orm, cup);
	const told = JSON.stringify([held, waiting, record === undefined ? [] : waitingDecisions(record), proposed]);
	return { waits: createHash("sha256").update(told).digest("base64url"), proposed: proposed.length };
}

/** Limit of a body in bytes: a sheet of two thousand teams. */
const LONGEST_BODY = 2 * 1024 * 1024;

/** A workbook, with its picks. */
const LONGEST_SHEET = LIMITS.file + LONGEST_BODY;
const SHEET_CALLS = "/api/plan/sheet";

const SWEEP_EVERY_MS = 3_600_000;

export type Office = {
	/** Answers requests under /office. */
	fetch(context: Context): Promise<Response>;
	/** Every call, for the test that each belongs to a screen. */
	readonly routes: readonly { readonly method: string; readonly path: string }[];
	/** Ends the event streams. */
	close(): Promise<void>;
};

/** The office: its app's one document, and its calls under /office/api. */
export async function createOffice(options: OfficeOptions & { readonly style: string }): Promise<Office> {
	const { database, models, brand, builtApp, style, log } = options;
	const events = await OfficeEvents.open(options);
	const day = await openDay(options);
	events.watchWaits(() => waitingNow(database, brand.cup, day.kept), options.waitsEvery);
	const runs = new ScheduleRuns({ database, cup: brand.cup, now: options.now, log });
	await runs.open();
	await tellFirstStart(options);
	const app = new Hono<OfficeEnv>().basePath("/office");
	app.onError((error, context) => {
		if (!(error instanceof OfficeRefused)) return answerTo(error, context, log);
		const { status, words, because } = error;
		return context.json({ message: words[languageOf(context)], ...(because !== undefined && { because }) }, status);
	});

	app.use("/api/*", async (context, next) => {
		await next();
		context.res.headers.set("cache-control", "no-store");
		context.res.headers.set("x-robots-tag", "noindex, nofollow");
	});
	app.use("/api/*", delayRefusals(options.accounts));
	app.use("/api/*", logOfficeEvents(options));
	app.use("/api/*", fromOwnPage(options));
	const [short, long] = [LONGEST_BODY, LONGEST_SHEET].map((maxSize) =>
		bodyLimit({
			maxSize,
			onError: () => {
				throw new RequestRefused(413, "bodyTooLarge");
			},
		}),
	);
	app.use("/api/*", (context, next) => {
		// A backup is written to a file as it comes, with a limit of its own.
		if (context.req.path === `/office${BACKUP_CALL}`) return next();
		return (context.req.path.startsWith(`/office${SHEET_CALLS}`) ? long! : short!)(context, next);
	});
	app.route("/api", signingIn(options));
	app.route("/api", passkeySignIn(options));
	app.route("/api", firstStart(options));

	const started = randomUUID();
	const viewFor = async (context: Context, session: DeskSession) => ({
		...(await sessionView({ database, models, cup: brand.cup }, session)),
		isHere: canShowDemo(options, context),
		hasOwnBrand: brand.folder === OWN_FOLDER,
		started,
	});
	/** A failed check of an optional session is no error. */
	app.get("/api/came", async (context) => {
		const session = await sessionOfCall(options, context);
		return context.json({
			session: session ? await viewFor(context, session) : null,
			started,
			firstStart: !session && isFromHere(context, options.connectionOf) && !(await hasOffice(database.orm, brand.cup)),
		});
	});

	app.use("/api/*", withDesk(options));
	app.use("/api/*", limitCalls(options.monotonicNow));
	app.get("/api/session", async (context) => context.json(await viewFor(context, context.var.session)));
	app.get("/api/events", (context) => events.stream(context));
	app.route("/api", ownDesk(options));
	app.route("/api", signInWays(options));
	app.route("/api", ownPasskeys(options));
	app.route("/api/colleagues", colleagueCalls(options));
	app.route("/api/people", peopleCalls(options));
	app.route("/api/ledger", ledgerCalls(options));
	app.route("/api/out/preview", previewCalls(options));
	app.route("/api/out", outCalls({ ...options, kept: day.kept }));
	const calls = { database, cup: brand.cup, now: options.now };
	app.route("/api/acts", createActCalls({ ...calls, kept: day.kept }));
	app.route("/api/begin", beginCalls(options));
	app.route("/api/begin", backupCall(options));
	app.route("/api/plan", checklistCall({ ...options, kept: day.kept }));
	app.route("/api/plan", createPlanCalls({ ...calls, kept: day.kept, missingPages: () => missingPages(options) }));
	app.route("/api/plan/draw", createDrawCalls({ kept: day.kept }));
	app.route("/api/plan/schedule", createScheduleCalls({ ...calls, kept: day.kept, runs }));
	app.route(SHEET_CALLS, createSheetCalls({ database, brand, now: options.now, missingPages: () => missingPages(options) }));
	app.route("/api/asked", createAskCalls(calls));
	app.route("/api/decisions", createDecisionCalls({ ...calls, kept: day.kept }));
	app.route("/api/results", createResultCalls(calls));
	app.route("/api/day", day.routes);
	app.all("/api/*", () => {
		throw new RequestRefused(404, "notFound");
	});

	let shell: Shell | null = null;
	const showShell = (context: Context) => {
		shell ??= shellOf(builtApp, brand, style);
		if (shell === null)
			return context.text("The office has not been built: npm run build.\n", 503, { "cache-control": "no-store" });
		return context.body(shell.html, 200, shell.headers);
	};
	app.route("/", demoDesk(options));
	app.route("/", previewPages(options));
	app.route("/", printedSheets(options));
	app.get("/", showShell);
	app.get("/*", showShell);

	const sweeping = setInterval(() => void sweep(options), SWEEP_EVERY_MS).unref();
	return {
		async fetch(context) {
			return app.fetch(context.req.raw, context.env);
		},
		routes: app.routes,
		async close() {
			clearInterval(sweeping);
			await runs.close();
			await day.close();
			await events.close();
		},
	};
}

/** While no office account exists, the log has the code with which somebody at this machine creates the first one. */
async function tellFirstStart(options: OfficeOptions): Promise<void> {
	if (options.say === undefined) return;
	const code = await firstStartCode(options);
	if (code === null) return;
	options.say(
		`Nobody runs the cup in the office yet. At this machine: ${options.accounts.origin}/office/first-start, code ${code} (for an hour)`,
	);
}

/** Deletes expired rows, which already have no effect. */
async function sweep({ database: { orm }, now, log }: OfficeOptions): Promise<void> {
	try {
		await sweepInvitations(orm, now());
		await sweepStaffSessions(orm, now());
	} catch (error) {
		log.error({ err: error }, "old sign-ins and invitations of the office could not be removed; it will be tried again");
	}
}
