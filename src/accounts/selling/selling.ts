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
	/** A published edition; null if there is none in that year. */
	readonly editionOf: (year: number) => Promise<{ readonly zone: string } | null>;
};
