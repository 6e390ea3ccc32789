import type Stripe from "stripe";
import type { Price } from "../../money/price.ts";

/** The configuration for selling passes. */
export type Selling = {
	readonly price: Price;
	readonly stripe: Stripe;
	/** The key of Stripe's event signatures. */
	readonly webhookSecret: string;
	/** The cup's name, as buyers read it. */
	readonly cupName: string;
	/** An edition of which something is published; null where there is none in that year. */
	readonly editionOf: (year: number) => Promise<{ readonly zone: string } | null>;
};
