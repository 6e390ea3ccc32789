import Stripe from "stripe";
import { z } from "zod";
import { keyOf } from "../limit/limits.ts";
import { plainError } from "../log.ts";
import { hasPass } from "../pass.ts";
import { signedIn } from "../request/bearer.ts";
import { type Call, type Caller, languageOf } from "../request/caller.ts";
import { optionalText } from "../request/fields.ts";
import { payload } from "../request/payload.ts";
import { InvalidPayload, RequestRefused } from "../request/refused.ts";
import { idempotencyKey, sessionParams } from "../selling/checkout-session.ts";
import { type Order, openOrder, saveCheckoutSession } from "../selling/order.ts";
import type { Selling } from "../selling/selling.ts";
import type { Service } from "../service.ts";

const coming = z.object({ from: optionalText(500).optional() });
const RETRY_SECONDS = 30;

/** POST /api/passes/{year}/checkout: the address at Stripe where a pass is paid, for an account without one. */
export const checkout =
	(service: Service): Call =>
	async (caller) => {
		const { selling, orm, cup } = service;
		if (selling === undefined) throw new RequestRefused(404, "noPassesSold");
		const { account } = await signedIn(service, caller);
		const year = /^\d{4}$/.test(caller.req.param("year") ?? "") ? Number(caller.req.param("year")) : undefined;
		if (year === undefined || (await selling.editionOf(year)) === null) throw new RequestRefused(404, "noYearSold");
		const site = siteOf(service, caller);
		const { from } = await payload(caller, coming);
		const cameFrom = from === undefined ? `/${year}/streams` : ownPath(from, site);
		if (await hasPass(orm, account.id, cup, year)) throw new RequestRefused(409, "hasPass");
		await service.limits.take("checkoutsOfAccount", keyOf(account.email));

		const wanted = { cup, year, language: languageOf(caller), cameFrom, ...selling.price };
		const order = await openOrder(orm, account.id, wanted, service.now());
		if (order === undefined) throw new RequestRefused(401, "signedOut");
		const what = `All Access ${year} · ${selling.cupName}`;
		const { id, url } = await askStripe(service, selling, { order, email: account.email, what, site });
		const replaced = await saveCheckoutSession(orm, order, id, service.now());
		for (const session of replaced) service.later("end an older Checkout", () => endSession(selling, session));
		return caller.json({ url });
	};

/** The site of the calling page: a configured other one, else this service's own. */
function siteOf({ corsOrigins, originOf }: Service, caller: Caller): string {
	const origin = caller.req.header("origin") ?? "";
	return corsOrigins.includes(origin) ? origin : originOf(caller);
}

/**
 * A path that begins with two slashes when its dots are resolved would name another host where it is read again.
 * @throws InvalidPayload where the visitor would be sent anywhere else than back to the site
 */
function ownPath(from: string, site: string): string {
	const url = from.startsWith("/") && URL.canParse(from, site) ? new URL(from, site) : null;
	if (url === null || url.origin !== new URL(site).origin || url.pathname.startsWith("//"))
		throw new InvalidPayload({ from: ["notOwnPath"] });
	url.searchParams.delete("pass");
	return url.pathname + url.search;
}

type Asked = { readonly order: Order; readonly email: string; readonly what: string; readonly site: string };

/** @throws RequestRefused 503 where Stripe does not answer, or refuses, which is logged */
async function askStripe({ log }: Service, { stripe }: Selling, asked: Asked): Promise<{ id: string; url: string }> {
	const params = sessionParams(asked);
	try {
		const { id, url } = await stripe.checkout.sessions.create(params, { idempotencyKey: idempotencyKey(asked.order, params) });
		// A proxy may answer 200 with something else.
		if (!id || !url) throw new Error("Stripe made a Checkout without an id or an address");
		return { id, url };
	} catch (error) {
		const refused =
			error instanceof Stripe.errors.StripeError ? { type: error.type, status: error.statusCode, param: error.param } : {};
		log.error({ order: asked.order.reference, ...plainError(error), ...refused }, "a Checkout could not be opened at Stripe");
		throw new RequestRefused(503, "paymentAway", { retryAfter: RETRY_SECONDS });
	}
}

/** A paid or expired session cannot be expired, and Stripe answers so. */
async function endSession({ stripe }: Selling, session: string): Promise<void> {
	try {
		await stripe.checkout.sessions.expire(session);
	} catch (error) {
		if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
	}
}
