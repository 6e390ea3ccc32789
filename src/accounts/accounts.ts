import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cors } from "hono/cors";
import { alerts, changeAlertSettings, chooseAlerts, testAlert, turnAlertsOff, turnAlertsOn } from "./calls/alerts.ts";
import { authToken } from "./calls/auth-token.ts";
import { ownCalendar, renewCalendar } from "./calls/calendar.ts";
import { checkout } from "./calls/checkout.ts";
import { deleteUser } from "./calls/delete-user.ts";
import { addField, addTeam, removeField, removeTeam } from "./calls/favourites.ts";
import { forgotPassword } from "./calls/forgot-password.ts";
import { logout } from "./calls/logout.ts";
import { photoOf } from "./calls/photo.ts";
import { pinMatch, unpinMatch } from "./calls/pin.ts";
import { play } from "./calls/play.ts";
import { register } from "./calls/register.ts";
import { resetPassword } from "./calls/reset-password.ts";
import { signIn } from "./calls/sign-in.ts";
import { LONGEST_EVENT, stripeWebhook } from "./calls/stripe-webhook.ts";
import { user } from "./calls/user.ts";
import { answerTo } from "./request/answer.ts";
import { delayRefusals } from "./request/delay-refusals.ts";
import { refuseForeignSite } from "./request/guard.ts";
import { refuseOtherMethods } from "./request/other-methods.ts";
import { RequestRefused } from "./request/refused.ts";
import { accountEvent, logSecurityEvents } from "./security-events.ts";
import type { Service } from "./service.ts";

/** The longest payload of a person's is a favourite of some hundred letters. */
const LONGEST_BODY = 16 * 1024;
const PREFLIGHT_SECONDS = 600;
const WRITES: ReadonlySet<string> = new Set(["POST", "PUT", "DELETE"]);

/** The account service: the calls of SPEC §7 and DECISIONS §6. */
export function createAccounts(service: Service): Hono {
	const app = new Hono();
	app.onError((error, caller) => answerTo(error, caller, service.log));
	app.notFound((caller) => answerTo(new RequestRefused(404, "notFound"), caller, service.log));
	app.use(noStore, fromConfiguredOrigins(service.corsOrigins));
	app.use(delayRefusals(service));
	app.use(logSecurityEvents({ log: service.log, addressOf: service.addressOf, eventOf: accountEvent }));
	const noLongerThan = (maxSize: number) =>
		bodyLimit({ maxSize, onError: (caller) => answerTo(new RequestRefused(413, "bodyTooLarge"), caller, service.log) });
	app.post("/api/stripe/webhook", noLongerThan(LONGEST_EVENT), stripeWebhook(service));
	app.use(noLongerThan(LONGEST_BODY));
	app.use(async (caller, next) => {
		// A native client states no Origin and sends no cookie: it is answered (DECISIONS §6).
		if (WRITES.has(caller.req.method)) refuseForeignSite(caller, service);
		await next();
	});

	app.post("/sanctum/token", signIn(service));
	app.post("/sanctum/register", register(service));
	app.post("/sanctum/forgot-password", forgotPassword(service));
	app.post("/sanctum/reset-password", resetPassword(service));
	app.get("/api/user", user(service));
	app.post("/api/logout", logout(service));
	app.get("/api/user/delete", deleteUser(service));
	app.post("/api/user/favorites/teams", addTeam(service));
	app.delete("/api/user/favorites/teams/:id", removeTeam(service));
	app.post("/api/user/favorites/fields", addField(service));
	app.delete("/api/user/favorites/fields/:id", removeField(service));
	app.put("/api/user/pin", pinMatch(service));
	app.delete("/api/user/pin", unpinMatch(service));
	app.get("/api/user/calendar", ownCalendar(service));
	app.post("/api/user/calendar", renewCalendar(service));
	app.get("/api/user/alerts", alerts(service));
	app.put("/api/user/alerts", turnAlertsOn(service));
	app.delete("/api/user/alerts", turnAlertsOff(service));
	app.put("/api/user/alerts/settings", changeAlertSettings(service));
	app.put("/api/user/alerts/teams/:id", chooseAlerts("team")(service));
	app.put("/api/user/alerts/fields/:id", chooseAlerts("field")(service));
	app.post("/api/user/alerts/test", testAlert(service));
	app.post("/api/user/auth/token", authToken(service));
	app.post("/api/streams/:id/play", play(service));
	app.post("/api/passes/:year/checkout", checkout(service));
	app.get("/api/photos/:name", photoOf(service));
	refuseOtherMethods(app);
	return app;
}

const noStore: MiddlewareHandler = async (caller, next) => {
	await next();
	if (!caller.res.headers.has("cache-control")) caller.res.headers.set("cache-control", "no-store");
};

/** Headers for the pages that may call from elsewhere, and none for any other. */
function fromConfiguredOrigins(origins: readonly string[]): MiddlewareHandler {
	const allow = cors({
		origin: [...origins],
		credentials: true,
		allowMethods: ["GET", "POST", "PUT", "DELETE"],
		allowHeaders: ["authorization", "content-type", "accept-language", "x-requested-with"],
		exposeHeaders: ["retry-after"],
		maxAge: PREFLIGHT_SECONDS,
	});
	return async (caller, next) => {
		// It sets its own `Vary`.
		if (origins.includes(caller.req.header("origin") ?? "")) return allow(caller, next);
		if (origins.length > 0) caller.header("vary", "Origin");
		await next();
	};
}
