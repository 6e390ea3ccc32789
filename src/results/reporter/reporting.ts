import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { isObjection, OBJECTIONS } from "../../cup/reports/verdict.ts";
import type { Database } from "../../database/database.ts";
import { bodyText, NotUtf8 } from "../../http/body-text.ts";
import { clientDisconnected } from "../../http/client-disconnected.ts";
import type { Logger } from "../../log/log.ts";
import type { ReadModelProvider } from "../edition/keeping/read-model-provider.ts";
import { type AcceptedReport, type RefusedReport, reportMatch } from "../record/reporting/report-match.ts";
import { readReport } from "../record/reporting/report-shape.ts";
import { type Reporter, recordReporterSeen, reporterOfToken, speakerOf } from "../record/reporting/reporter.ts";
import { reporterProgramme } from "./programme.ts";

type Who = Reporter & { readonly cup: number };
type Env = { Variables: { reporter: Who } };
type Errors = Readonly<Record<string, readonly string[]>>;

/** In bytes; a report is some hundred. */
const LONGEST_BODY = 4_096;
/** Per reporter: allows a phone to send what it stored while offline. */
const REPORTS_A_MINUTE = 120;

const TAKEN = [
	["/", "GET, POST"],
	["/programme", "GET"],
] as const;
const WHERE = "Reports are sent by POST to /api/report; GET /api/report/programme tells the matches.";

const STATUS: Readonly<Record<RefusedReport["refused"], 403 | 404 | 409 | 422>> = {
	"no-such-match": 404,
	"not-yours": 403,
	"not-played": 409,
	"id-in-use": 409,
	invalid: 422,
};

export type ReportingOptions = {
	readonly database: Database;
	readonly models: ReadModelProvider;
	readonly log: Logger;
	readonly now: () => Date;
	/** Whether pages of an origin may report. */
	readonly isOwnOrigin: (context: Context, origin: string) => boolean;
};

/** The reporting API under /api/report (docs/integrate/reporting.md). */
export function createReporting({ database, models, log, now, isOwnOrigin }: ReportingOptions): Hono<Env> {
	const limit = new RateLimiterMemory({ points: REPORTS_A_MINUTE, duration: 60 });
	const app = new Hono<Env>();
	app.use(async (context, next) => {
		context.header("cache-control", "no-store");
		const origin = context.req.header("origin");
		if (context.req.method === "POST" && origin !== undefined && !isOwnOrigin(context, origin))
			return refuse(context, 403, "Reports from pages of other sites are not taken: CORS_ORIGINS names those that may report.");
		const token = /^Bearer\s+(\S+)$/i.exec(context.req.header("authorization") ?? "")?.[1];
		const reporter = token === undefined ? undefined : await reporterOfToken(database, token);
		if (!reporter) {
			context.header("www-authenticate", "Bearer");
			return refuse(context, 401, "A reporter's token is needed: this one is missing, wrong, or has been revoked.");
		}
		const refused = await limit.consume(`${reporter.cup} ${reporter.id}`).then(() => null, refusedBy);
		if (refused !== null) {
			context.header("retry-after", String(secondsUntil(refused)));
			return refuse(context, 429, `Too many reports: ${REPORTS_A_MINUTE} a minute are taken. Send this one again later.`);
		}
		context.set("reporter", reporter);
		await next();
	});
	app.get("/", (context) => context.json(scopeOf(context.get("reporter"))));
	app.get("/programme", async (context) => {
		await recordReporterSeen(database, context.get("reporter"), new Date());
		const programme = await reporterProgramme({ database, models }, context.get("reporter"), {
			field: context.req.query("field"),
			server: new Date(),
		});
		if (programme) return context.json(programme);
		return refuse(context, 403, "The token is not good for that field.", { field: ["expected a field that it is good for"] });
	});
	app.post(
		"/",
		bodyLimit({
			maxSize: LONGEST_BODY,
			onError: (context) => refuse(context, 413, `A report is ${LONGEST_BODY} bytes at most.`),
		}),
		async (context) => {
			const input = await jsonOf(context);
			if (input === undefined) {
				log.info({ reporter: context.get("reporter").id }, "a report was refused: its body is not JSON in UTF-8");
				return refuse(context, 400, "The body is not JSON in UTF-8.");
			}
			const shaped = readReport(input);
			if ("errors" in shaped) return refuse(context, 422, "The report has faults.", shaped.errors);
			const reporter = context.get("reporter");
			return answer(context, await reportMatch(database, reporter.cup, speakerOf(reporter), shaped.input, now()));
		},
	);
	for (const [path, methods] of TAKEN) {
		app.all(path, (context) => {
			context.header("allow", methods);
			return refuse(context, 405, `This address takes ${methods}. ${WHERE}`);
		});
	}
	app.all("*", (context) => refuse(context, 404, `There is nothing at this address. ${WHERE}`));
	app.onError((error, context) => {
		if (clientDisconnected(context)) return context.body(null, 400);
		log.error({ err: error }, "a report could not be taken");
		return refuse(context, 500, "Something went wrong here. Send the report again; it counts once.");
	});
	return app;
}

/** The limiter uses the system's clock. If that was set back, its own timer still ends the minute. */
function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
	return Math.min(60, Math.max(1, Math.ceil(msBeforeNext / 1000)));
}

/** @returns the limiter's refusal, with the time until it accepts more */
function refusedBy(refusal: unknown): RateLimiterRes {
	if (refusal instanceof RateLimiterRes) return refusal;
	throw refusal;
}

function scopeOf({ cup, id, name, arena, field, office }: Who) {
	return { cup, id, name, arena: arena ?? null, field: field ?? null, office };
}

async function jsonOf(context: Context): Promise<unknown> {
	try {
		return JSON.parse(await bodyText(context.req));
	} catch (error) {
		if (error instanceof SyntaxError || error instanceof NotUtf8) return undefined;
		throw error;
	}
}

function answer(context: Context, reported: AcceptedReport | RefusedReport): Response {
	if ("refused" in reported) {
		const [text] = Object.values(reported.errors).flat();
		return refuse(context, STATUS[reported.refused], text ?? "The report is refused.", reported.errors);
	}
	const { verdict, again, revision, stated, missing } = reported;
	const said = { verdict, again, revision, match: stated };
	if (verdict === "waits-for-teams") {
		const waits = missing === undefined ? "." : `: it waits for ${missing.en}.`;
		const message = `The report is kept and counts once both teams of the match are known${waits}`;
		return context.json({ message, ...said, ...(missing && { missing }) }, 202);
	}
	if (!isObjection(verdict)) return context.json(said);
	const message = `The report is saved but does not count: ${OBJECTIONS[verdict]}.`;
	return context.json({ message, errors: { [verdict]: [OBJECTIONS[verdict]] }, ...said }, 409);
}

function refuse(
	context: Context,
	status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 422 | 429 | 500,
	message: string,
	errors: Errors = {},
) {
	return context.json({ message, errors }, status);
}
