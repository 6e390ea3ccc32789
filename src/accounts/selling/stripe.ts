import Stripe from "stripe";

export type StripeConfig = {
	readonly secretKey: string;
	/** A stand-in on this machine, such as http://127.0.0.1:4242; undefined: Stripe itself. */
	readonly apiBase: string | undefined;
};

/** A buyer waits for the answer. */
const TIMEOUT_MS = 10_000;

/** Stripe's library, as we use it: it tries again what may have been lost on the way, and tells nobody how long it took. */
export function openStripe({ secretKey, apiBase }: StripeConfig): Stripe {
	const base = apiBase === undefined ? undefined : new URL(apiBase);
	return new Stripe(secretKey, {
		timeout: TIMEOUT_MS,
		maxNetworkRetries: 2,
		telemetry: false,
		...(base !== undefined && {
			host: base.hostname,
			port: base.port === "" ? undefined : base.port,
			protocol: base.protocol === "http:" ? "http" : "https",
		}),
	});
}
