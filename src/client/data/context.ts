import { createContext } from "react-router";
import type { Brand } from "../../brands/brand.ts";
import type { CupClock } from "../../cup/cup-clock.ts";
import type { Price } from "../../money/price.ts";
import type { Language } from "../../text/language.ts";
import type { Ask } from "../graphql/ask.ts";

/** The server's data for the loaders of one document. Of the reader it has only the language: documents are the same for all. */
export type SiteContext = {
	readonly ask: Ask;
	readonly brand: Brand;
	readonly language: Language;
	/** Scheme and host that the site is read at, without a trailing slash. */
	readonly origin: string;
	/** The results service's address for the browser; "" for this server. */
	readonly resultsBase: string;
	/** The account service's address for the browser; "" for this server. */
	readonly accountsBase: string;
	/** The root of the identity site, without a trailing slash. */
	readonly identityBase: string;
	readonly demoAccount: DemoAccount | null;
	/** The price of All Access for a year; null: it is not sold. */
	readonly passPrice: Price | null;
	readonly followed: FollowedEditions;
	/** The parameters of the cup's clock. */
	readonly clock: CupClock;
	/** The time zone of the cup's clock. */
	readonly zone: string;
};

/** The running years (not past ones, nor unpublished ones), each with its revision when the document was begun. */
export type FollowedEditions = Readonly<Record<string, number>>;

/** An account that anybody may use; only where the demo made the record. */
export type DemoAccount = { readonly email: string; readonly password: string };

export const siteContext = createContext<SiteContext>();
