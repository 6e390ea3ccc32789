/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { delayRefusals } from "../request/delay-refusals.ts";
import { refuseOtherMethods } from "../request/other-methods.ts";
import { RequestRefused } from "../request/refused.ts";
import type { Service } from "../service.ts";
import { answerFailure, showNotFound } from "./failure.tsx";
import { fontFile } from "./fonts.ts";
import { type Look, stylesheetOf } from "./look.ts";
import { confirmEmail, showConfirmation } from "./pages/confirm-email.tsx";
import { deleteOwnAccount, showDeleted, showDeletion } from "./pages/delete-account.tsx";
import { enter, showEntrance } from "./pages/enter.tsx";
import { chooseNewPassword, sendAnotherLink, showLinkSent, showPasswordChanged, showReset } from "./pages/reset.tsx";
import { leave, showWayIn } from "./pages/way-in.tsx";
import { changeEmail } from "./profile/change-email.ts";
import { changeMailChoices } from "./profile/change-mail-choices.ts";
import { changeName } from "./profile/change-name.ts";
import { changePassword } from "./profile/change-password.ts";
import { signOutDevice, signOutOtherDevices } from "./profile/devices.ts";
import { exportData } from "./profile/export.ts";
import { changePhoto, limitUploads, onlyFromInside, pictureTooLarge, removePhoto, showPhoto } from "./profile/photo.ts";
import { showProfile } from "./profile/profile.tsx";
import { PHOTO_BYTES_AT_MOST } from "./profile/square-picture.ts";
import { SCRIPT, SCRIPT_FILE } from "./script.ts";
import { logIdentityEvents } from "./security-events.ts";
import { type House, type VisitEnv, visitOf } from "./visit.ts";

/** The path under which the account service's process serves the identity site. */
export const IDENTITY_PATH = "/identity";

const YEAR = "public, max-age=31536000, immutable";
const LONGEST_FORM = 16 * 1024;

/** One script of its own, no other site's content, and no frames around it. */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"img-src 'self'",
	"form-action 'self'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join("; ");

/** The identity site: a person's profile, entered by a one-time address, and the pages that mails lead to. */
export function createIdentity(service: Service, look: Look): Hono<VisitEnv> {
	const { css, file } = stylesheetOf(look);
	const house: House = { service, look, stylesheet: file };
	const app = new Hono<VisitEnv>({ strict: false }).basePath(IDENTITY_PATH);
	app.onError((error, caller) => answerFailure(error, caller, house));
	app.notFound((caller) => showNotFound(caller));

	app.get(`/${file}`, (caller) => caller.body(css, 200, { "content-type": "text/css; charset=utf-8", "cache-control": YEAR }));
	app.get(`/${SCRIPT_FILE}`, (caller) =>
		caller.body(SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": YEAR }),
	);
	app.get("/logo.svg", (caller) =>
		caller.body(look.logo, 200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" }),
	);
	app.get("/fonts/:name", (caller) => {
		const font = fontFile(caller.req.param("name"));
		if (font === undefined) return caller.notFound();
		return caller.body(font, 200, { "content-type": "font/woff2", "cache-control": YEAR });
	});

	app.use(privately);
	app.use(delayRefusals(service));
	app.use(logIdentityEvents(service));
	app.use(async (caller, next) => {
		caller.set("visit", await visitOf(house, caller));
		await next();
	});
	for (const path of ["/enter/*", "/reset/*", "/confirm/*"]) app.use(path, withoutReferrer);
	app.post("/profile/photo", onlyFromInside, limitUploads());
	app.post("/profile/photo", bodyLimit({ maxSize: PHOTO_BYTES_AT_MOST + LONGEST_FORM, onError: pictureTooLarge }), changePhoto);
	app.use(bodyLimit({ maxSize: LONGEST_FORM, onError: formTooLarge }));

	app.get("/", showWayIn);
	app.post("/leave", leave);
	app.get("/enter/:secret", showEntrance);
	app.post("/enter/:secret", enter);
	app.get("/profile", showProfile);
	app.post("/profile/name", changeName);
	app.post("/profile/told", changeMailChoices);
	app.post("/profile/email", changeEmail);
	app.post("/profile/password", changePassword);
	app.get("/profile/photo/:name", showPhoto);
	app.post("/profile/photo/remove", removePhoto);
	app.post("/profile/devices", signOutDevice);
	app.post("/profile/devices/others", signOutOtherDevices);
	app.get("/profile/data.json", exportData);
	app.get("/confirm/:secret", showConfirmation);
	app.post("/confirm/:secret", confirmEmail);
	app.get("/reset/:secret", showReset);
	app.post("/reset/:secret", chooseNewPassword);
	app.post("/forgot", sendAnotherLink);
	app.get("/sent", showLinkSent);
	app.get("/changed", showPasswordChanged);
	app.get("/delete", showDeletion);
	app.post("/delete", deleteOwnAccount);
	app.get("/deleted", showDeleted);
	refuseOtherMethods(app, IDENTITY_PATH);
	return app;
}

const formTooLarge = (): never => {
	throw new RequestRefused(413, "bodyTooLarge");
};

const privately: MiddlewareHandler = async (caller, next) => {
	await next();
	const { headers } = caller.res;
	if (!headers.has("cache-control")) headers.set("cache-control", "no-store");
	if (!headers.has("referrer-policy")) headers.set("referrer-policy", "same-origin");
	headers.set("content-security-policy", POLICY);
	headers.set("x-robots-tag", "noindex, nofollow");
};

/** The address contains a secret, which no other page may learn. */
const withoutReferrer: MiddlewareHandler = async (caller, next) => {
	await next();
	caller.res.headers.set("referrer-policy", "no-referrer");
};
