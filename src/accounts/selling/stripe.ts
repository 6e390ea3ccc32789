import Stripe from "stripe";

export type StripeConfig = {
	readonly secretKey: string;
	/** A stand-in on this machine, such as http://127.0.0.1:4242; undefined: Stripe itself. */
	readonly apiBase: string | undefined;
};

/** For all of an answer, its body too: a buyer waits for it. */
const TIMEOUT_MS = 8_000;
/** With two tries a buyer waits for 17 s at most. */
const RETRIES = 1;

/** Node's own client only limits silence between bytes. Stripe never redirects, and a redirect target must not get our key. */
const client = Stripe.createFetchHttpClient((url, init) => fetch(url, { ...init, redirect: "error" }));

/** Stripe's library with our settings: retries after network errors, no telemetry. */
export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
	const base = apiBase === undefined ? undefined : new URL(apiBase);
	return new Stripe(secretKey, {
		timeout: TIMEOUT_MS,
		maxNetworkRetries: RETRIES,
		httpClient: client,
		telemetry: false,
		...(base !== undefined && {
			host: base.hostname,
			port: base.port === "" ? undefined : base.port,
			protocol: base.protocol === "http:" ? "http" : "https",
		}),
	});
}
