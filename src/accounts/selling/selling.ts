import type Stripe from "stripe";
import type { Price } from "../../money/price.ts";

/** What selling passes needs. */
export type Selling = {
	readonly price: Price;
	readonly stripe: Stripe;
	/** What Stripe signs its events with. */
	readonly webhookSecret: string;
	/** The cup's name, as buyers read it. */
	readonly cupName: string;
	/** An edition of which something is published; null where there is none in that year. */
	readonly editionOf: (year: number) => Promise<{ readonly zone: string } | null>;
};
