import { createContext } from "react-router";
import type { Brand } from "../../brands/brand.ts";
import type { CupClock } from "../../cup/cup-clock.ts";
import type { Price } from "../../money/price.ts";
import type { Language } from "../../text/language.ts";
import type { Ask } from "../graphql/ask.ts";

/** What the server hands to the loaders of one document. Nothing of the reader but the language: documents are the same for all. */
export type SiteContext = {
	readonly ask: Ask;
	readonly brand: Brand;
	readonly language: Language;
	/** Scheme and host that the site is read at, without a trailing slash. */
	readonly origin: string;
	/** Where the browser asks for results; "" for this server. */
	readonly resultsBase: string;
	/** Where the browser reaches the account service; "" for this server. */
	readonly accountsBase: string;
	/** The root of the identity site, without a trailing slash. */
	readonly identityBase: string;
	readonly demoAccount: DemoAccount | null;
	/** What All Access for a year costs; null: none is sold. */
	readonly passPrice: Price | null;
	readonly followed: FollowedEditions;
	/** The parameters of the cup's clock. */
	readonly clock: CupClock;
	/** The time zone of the cup's clock. */
	readonly zone: string;
};

/** The years that go on (not those that are over, nor one of which nothing is published), each with its revision when the document was begun. */
export type FollowedEditions = Readonly<Record<string, number>>;

/** An account that anybody may use; only where the demo made the record. */
export type DemoAccount = { readonly email: string; readonly password: string };

export const siteContext = createContext<SiteContext>();
