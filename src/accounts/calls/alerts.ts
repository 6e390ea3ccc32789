import { ECDH } from "node:crypto";
import { z } from "zod";
import { ALERT_KINDS, LEADS } from "../../cup/alerts/alert-kind.ts";
import { enqueue } from "../../outbox/outbox.ts";
import type { FaultKey } from "../../text/accounts/texts.ts";
import {
	type AlertDevice,
	alertChoices,
	alertDeviceOf,
	changeSettings,
	choose,
	FIRST_SETTINGS,
	turnOff,
	turnOn,
} from "../alert-device.ts";
import { keyOf } from "../limit/limits.ts";
import { isPushAddress } from "../push/endpoint.ts";
import { signedIn } from "../request/bearer.ts";
import type { Call } from "../request/caller.ts";
import { cupId, optionalText, year } from "../request/fields.ts";
import { acceptedLanguage } from "../request/language.ts";
import { payload } from "../request/payload.ts";
import { InvalidPayload, RequestRefused } from "../request/refused.ts";
import type { Service } from "../service.ts";
import type { AlertSubject } from "../tables/alert.ts";

/** Twice as many as an account may follow. */
const CHOICES_AT_MOST = 1_000;

const fault = (key: FaultKey): FaultKey => key;
const invalid = { error: fault("invalidAlert") };
const key = (bytes: number) =>
	optionalText(200).refine((text) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes, invalid);
const time = z.string(invalid).regex(/^([01]\d|2[0-3]):[0-5]\d$/, invalid);
const is = z.boolean(invalid);

const subscription = z.object({
	endpoint: optionalText(1_000),
	p256dh: key(65).refine(isPoint, invalid),
	auth: key(16),
});
const settings = z.object({
	lead: z.literal(LEADS, invalid).optional(),
	way: is.optional(),
	quiet: is.optional(),
	from: time.optional(),
	until: time.optional(),
	early: is.optional(),
	score_left_out: is.optional(),
});
const choice = z.object({ year, kinds: z.array(z.enum(ALERT_KINDS, invalid), invalid).max(ALERT_KINDS.length, invalid) });

/** GET /api/user/alerts: the calling device's alerts, and the key that its browser needs to subscribe. */
export const alerts =
	(service: Service): Call =>
	async (caller) => {
		const { device } = await signedIn(service, caller);
		const { orm, cup, push } = service;
		const [row, choices] = await Promise.all([alertDeviceOf(orm, device), alertChoices(orm, device, cup)]);
		return caller.json({ key: push?.publicKey ?? null, on: row !== undefined && row.endpoint !== null, ...told(row), choices });
	};

/** PUT /api/user/alerts: turns them on for the calling device. */
export const turnAlertsOn =
	(service: Service): Call =>
	async (caller) => {
		const found = await signedIn(service, caller);
		const { orm, cup, limits, push } = service;
		if (push === undefined) throw new RequestRefused(409, "alertsNotSent");
		await limits.take("subscriptionsOfAccount", keyOf(found.account.email));
		const keys = await payload(caller, subscription);
		if (!isPushAddress(keys.endpoint, push.standIn)) throw new InvalidPayload({ endpoint: ["notPushAddress"] });
		await turnOn(orm, found, cup, keys, acceptedLanguage(caller.req.header("accept-language")));
		return caller.body(null, 204);
	};

/** DELETE /api/user/alerts: turns them off for the calling device. */
export const turnAlertsOff =
	(service: Service): Call =>
	async (caller) => {
		const { device } = await signedIn(service, caller);
		await turnOff(service.orm, device);
		return caller.body(null, 204);
	};

/** PUT /api/user/alerts/settings: settings for all alerts of the calling device; those left out do not change. */
export const changeAlertSettings =
	(service: Service): Call =>
	async (caller) => {
		const found = await signedIn(service, caller);
		const { way, from, until, score_left_out, ...same } = await payload(caller, settings);
		await changeSettings(service.orm, found, service.cup, {
			...same,
			language: acceptedLanguage(caller.req.header("accept-language")),
			...(way !== undefined && { addsWay: way }),
			...(from !== undefined && { quietFrom: from }),
			...(until !== undefined && { quietUntil: until }),
			...(score_left_out !== undefined && { scoreLeftOut: score_left_out }),
		});
		return caller.body(null, 204);
	};

/** PUT /api/user/alerts/teams/{id}, /fields/{id}: the calling device's choices for one team or field. An empty list: no alerts. */
export const chooseAlerts =
	(subject: AlertSubject) =>
	(service: Service): Call =>
	async (caller) => {
		const { device } = await signedIn(service, caller);
		const { orm, cup } = service;
		const given = await payload(caller, choice);
		const subjectId = cupId.safeParse(caller.req.param("id"));
		if (!subjectId.success) throw new RequestRefused(404, "notFound");
		const kept = await alertChoices(orm, device, cup);
		const isKept = kept.some((one) => one.subject === subject && one.id === subjectId.data && one.year === given.year);
		if (!isKept && kept.length >= CHOICES_AT_MOST) throw new InvalidPayload({ kinds: ["tooManyFavourites"] });
		await choose(orm, device, cup, { subject, subjectId: subjectId.data, ...given });
		return caller.body(null, 204);
	};

/** POST /api/user/alerts/test: sends an alert that confirms that alerts are on. */
export const testAlert =
	(service: Service): Call =>
	async (caller) => {
		const { account, device } = await signedIn(service, caller);
		const { orm, cup, limits, now } = service;
		await limits.take("testAlertsOfAccount", keyOf(account.email));
		const row = await alertDeviceOf(orm, device);
		if (!row?.endpoint) throw new RequestRefused(409, "alertsOff");
		const at = now();
		const entry = {
			event: `test:${device}:${at.getTime()}`,
			way: "alert",
			recipient: `device:${device}`,
			topic: "test",
		} as const;
		const until = new Date(at.getTime() + 600_000);
		await enqueue(orm, cup, [{ ...entry, account: account.id, content: { kind: "test" }, until }], at);
		return caller.body(null, 202);
	};

function told(row: AlertDevice | undefined) {
	const { lead, addsWay, quiet, quietFrom, quietUntil, early, scoreLeftOut } = row ?? FIRST_SETTINGS;
	const last = row?.lastSentAt ? { at: row.lastSentAt.toISOString(), kind: row.lastKind } : null;
	return { lead, way: addsWay, quiet, from: quietFrom, until: quietUntil, early, score_left_out: scoreLeftOut, last };
}

/** A key that is no point of the curve would fail at each sending. */
function isPoint(text: string): boolean {
	try {
		ECDH.convertKey(Buffer.from(text, "base64url"), "prime256v1");
		return true;
	} catch {
		return false;
	}
}
