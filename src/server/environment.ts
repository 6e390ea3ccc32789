import { isIP } from "node:net";
import path from "node:path";
import { z } from "zod";
import { FASTEST, SPEED, SPEED_EXPECTED } from "../demo/playing/speed.ts";
import { CURRENCIES, type Price, readPrice } from "../money/price.ts";
import { BRANDS_FOLDER } from "./built-site.ts";

const PORT_EXPECTED = "a whole number from 1 to 65535";
const ADDRESS_EXPECTED = "an IP address of this machine, such as 127.0.0.1 or ::1";
const isAddress = (text: string) => isIP(text) !== 0;
const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

const isOrigin = (text: string) => URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

function isAddressRange(text: string): boolean {
	const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
	const family = isIP(address);
	return family > 0 && Number(bits ?? 0) <= (family === 4 ? 32 : 128);
}

const list = (isOne: (text: string) => boolean, expected: string) =>
	z
		.string()
		.transform((text) => text.split(",").flatMap((part) => part.trim() || []))
		.refine((parts) => parts.every(isOne), expected);

const isKeyOf = (bytes: number) => (text: string) => /^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes;

/** The service there gets a secret key, so only this machine may replace Stripe. */
const isLoopback = (text: string) => URL.canParse(text) && ["127.0.0.1", "localhost", "[::1]"].includes(new URL(text).hostname);

const PRICE_EXPECTED = `a price such as 149 SEK or 14.50 EUR, in ${CURRENCIES.join(", ")}`;

/** Variables with passwords and keys. */
const SECRET = [
	"DATABASE_URL",
	"SMTP_URL",
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	"VAPID_PRIVATE_KEY",
	"CUPBOARD_DEMO_DESK",
];

/** The demo and a cup of one's own never share a folder. */
const DEMO_DATA = "data";
const OWN_DATA = "own-cup";
const FIRST_BRAND = "fyrcupen";

/** Configuration, read once. Each row of the table in docs/operate/configuration.md is one field here. */
const variables = z
	.object({
		PORT: z
			.string()
			.regex(/^\d+$/, PORT_EXPECTED)
			.transform(Number)
			.pipe(z.number().min(1, PORT_EXPECTED).max(65535, PORT_EXPECTED))
			.default(3000),
		BIND_ADDRESS: z.string().refine(isAddress, ADDRESS_EXPECTED).optional(),
		METRICS_ADDRESS: z.string().refine(isAddress, ADDRESS_EXPECTED).default("127.0.0.1"),
		METRICS_PORT: z
			.string()
			.regex(/^\d+$/, PORT_EXPECTED)
			.transform(Number)
			.pipe(z.number().min(1, PORT_EXPECTED).max(65535, PORT_EXPECTED))
			.optional(),
		DATABASE_URL: z
			.url({ protocol: /^postgres(ql)?$/, error: "a postgres:// address, or unset for the embedded record" })
			.optional(),
		CUPBOARD_DATA: z.string().min(1).optional(),
		CUPBOARD_BACKUPS: z.string().min(1).optional(),
		CUPBOARD_BACKUPS_SECOND: z.string().min(1).optional(),
		DEMO_SPEED: z
			.string()
			.regex(SPEED, SPEED_EXPECTED)
			.transform(Number)
			.refine((speed) => speed <= FASTEST, SPEED_EXPECTED)
			.optional(),
		CUPBOARD_OWN: z.enum(["yes", "no"], "yes or no").default("no"),
		CUPBOARD_DEMO_DESK: z
			.string()
			.regex(/^[\w-]{20,}$/, "at least 20 letters that nobody can guess, or unset")
			.optional(),
		BRAND: z
			.string()
			.regex(/^[a-z][a-z0-9-]*$/, "the name of a brand's folder, in small letters")
			.optional(),
		CUPBOARD_BRANDS: z.string().min(1).default(BRANDS_FOLDER),
		PUBLIC_URL: z
			.url({ protocol: /^https?$/, error: "the address that visitors use, such as https://results.example" })
			.optional(),
		HSTS_INCLUDE_SUBDOMAINS: z.enum(["yes", "no"], "yes or no").default("no"),
		RESULTS_URL: z
			.url({ protocol: /^https?$/, error: "the address of another results service, or unset for our own" })
			.optional(),
		ACCOUNTS_URL: z
			.url({ protocol: /^https?$/, error: "the address of another account service, or unset for our own" })
			.optional(),
		IDENTITY_URL: z
			.url({ protocol: /^https?$/, error: "the address of another identity site, or unset for the brand's or our own" })
			.optional(),
		CORS_ORIGINS: list(isOrigin, "origins such as https://cup.example, with commas between them").default([]),
		TRUSTED_PROXIES: list(isAddressRange, "addresses or ranges such as 10.0.0.0/8, with commas between them").default([]),
		SMTP_URL: z
			.url({ protocol: /^smtps?$/, error: "an smtp:// or smtps:// address, or unset to write mails into files" })
			.optional(),
		MAIL_FROM: z
			.string()
			.regex(/^[^<>\r\n]*<?[^\s@<>]+@[^\s@<>]+>?$/, "an address such as Fyrcupen <post@cup.example>")
			.optional(),
		PASS_PRICE: z
			.string()
			.transform(readPrice)
			.refine((price) => price !== undefined, PRICE_EXPECTED)
			.optional(),
		STRIPE_SECRET_KEY: z
			.string()
			.regex(/^(sk|rk)_(test|live)_\w+$/, "a secret or restricted key of Stripe's, which begins with sk_ or rk_")
			.optional(),
		STRIPE_WEBHOOK_SECRET: z
			.string()
			.regex(/^whsec_\w+$/, "the webhook's signing secret, which begins with whsec_")
			.optional(),
		STRIPE_API_BASE: z
			.url({ protocol: /^https?$/, error: "the address of a stand-in for Stripe on this machine, or unset for Stripe itself" })
			.refine(isLoopback, "a loopback address such as http://127.0.0.1:4242, or unset for Stripe itself")
			.optional(),
		VAPID_PUBLIC_KEY: z
			.string()
			.refine(isKeyOf(65), "87 characters of base64url, as `npx web-push generate-vapid-keys` makes it")
			.optional(),
		VAPID_PRIVATE_KEY: z.string().refine(isKeyOf(32), "43 characters of base64url, made with the public key").optional(),
		VAPID_SUBJECT: z
			.url({
				protocol: /^(mailto|https)$/,
				error: "where push services reach you: mailto:post@cup.example or an https:// address",
			})
			.optional(),
		PUSH_STAND_IN: z
			.url({ protocol: /^https?$/, error: "the origin of a stand-in for push services on this machine, or unset for real ones" })
			.refine(isLoopback, "a loopback address such as http://127.0.0.1:4243, or unset for real push services")
			.transform((address) => new URL(address).origin)
			.optional(),
		LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(", ")}`).default("info"),
	})
	.refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
		path: ["MAIL_FROM"],
		error: "an address such as Fyrcupen <post@cup.example>, since SMTP_URL is set",
	})
	.superRefine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, context) => {
		const both = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY };
		const isOne = (VAPID_PUBLIC_KEY === undefined) !== (VAPID_PRIVATE_KEY === undefined);
		for (const [name, value] of Object.entries(both)) {
			const message = "the other half of the pair that is set, or neither for keys that the record keeps";
			if (isOne && value === undefined) context.addIssue({ code: "custom", path: [name], message });
		}
	})
	.superRefine((given, context) => {
		const missing = (name: string, why: string) => context.addIssue({ code: "custom", path: [name], message: why });
		const { PASS_PRICE, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ACCOUNTS_URL } = given;
		const keys = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET };
		const isSelling = STRIPE_SECRET_KEY !== undefined || STRIPE_WEBHOOK_SECRET !== undefined;
		if (isSelling && PASS_PRICE === undefined) missing("PASS_PRICE", `${PRICE_EXPECTED}, since Stripe's keys are set`);
		// Passes may be sold by an account service elsewhere: this server then only shows the price.
		if (PASS_PRICE === undefined || (ACCOUNTS_URL !== undefined && !isSelling)) return;
		for (const [name, value] of Object.entries(keys)) {
			if (value === undefined) missing(name, "Stripe's, since passes are sold: PASS_PRICE needs both of its keys");
		}
	});

/** Each variable with its default as it would be written; undefined: none, or a list or folder that the page describes. */
export const VARIABLES = Object.entries(variables.shape).map(([name, schema]) => {
	const byDefault: unknown = schema.safeParse(undefined).data;
	return { name, byDefault: ["string", "number"].includes(typeof byDefault) ? String(byDefault) : undefined };
});

export type Environment = {
	readonly port: number;
	/** The local address that connections are accepted at; undefined: every address of this machine. */
	readonly bindAddress: string | undefined;
	readonly metricsAddress: string;
	/** The port where Prometheus reads metrics; undefined: none. */
	readonly metricsPort: number | undefined;
	/** PostgreSQL; undefined: the embedded record in `dataFolder`. */
	readonly databaseUrl: string | undefined;
	/** Absolute path of the folder with the embedded record. */
	readonly dataFolder: string;
	/** Absolute path of the folder with the automatic backups. */
	readonly backupsFolder: string;
	/** Absolute path of the folder that they are copied to; undefined: none. */
	readonly secondBackupsFolder: string | undefined;
	/** Speed of the demo cup's clock; 0: stopped; undefined: as recorded, else the server's speed. */
	readonly demoSpeed: number | undefined;
	/** An organiser's own cup: no demo is made. */
	readonly isOwn: boolean;
	/** Opens the office of a demo without a password, for who began it; undefined: nobody is let in so. */
	readonly demoDesk: string | undefined;
	/** The brand's folder in `brandsFolder`; null: the brand that the record has. */
	readonly brand: string | null;
	/** Absolute path of the folder with the brands. */
	readonly brandsFolder: string;
	/** Without a trailing slash; undefined: taken from each request. */
	readonly publicUrl: string | undefined;
	/** Whether browsers must use https for every subdomain of the public host, too. */
	readonly hstsIncludesSubdomains: boolean;
	readonly resultsUrl: string | undefined;
	/** Where the browser reaches the account service; undefined: here. */
	readonly accountsUrl: string | undefined;
	/** Where a person's profile is; undefined: the brand's address, else here. */
	readonly identityUrl: string | undefined;
	/** Origins of other sites' pages that may call the account service with credentials. */
	readonly corsOrigins: readonly string[];
	/** Addresses and CIDR ranges whose X-Forwarded-For is trusted. */
	readonly trustedProxies: readonly string[];
	/** The mail server; undefined: mails become files in the data folder. */
	readonly smtpUrl: string | undefined;
	/** The sender of mails; undefined only without a mail server. */
	readonly mailFrom: string | undefined;
	/** What a pass costs; undefined: none is sold. */
	readonly passPrice: Price | undefined;
	/** Stripe's keys; undefined: no pass is sold here, though an account service elsewhere may sell them. */
	readonly stripe: StripeKeys | undefined;
	/** The VAPID keys, which identify this server to push services; undefined: the record's own. */
	readonly vapidKeys: { readonly publicKey: string; readonly privateKey: string } | undefined;
	/** The contact that push services have for this server; undefined: derived from other settings. */
	readonly vapidSubject: string | undefined;
	/** The origin of a stand-in on this machine; undefined: only real push services are used. */
	readonly pushStandIn: string | undefined;
	readonly logLevel: z.infer<typeof variables>["LOG_LEVEL"];
};

export type StripeKeys = {
	readonly secretKey: string;
	readonly webhookSecret: string;
	/** A stand-in on this machine; undefined: Stripe itself. */
	readonly apiBase: string | undefined;
};

export class EnvironmentError extends Error {}

/**
 * @param source process.env or a test's own
 * @throws EnvironmentError naming every wrong variable, its value and what was expected; the values of DATABASE_URL, SMTP_URL and of keys are never shown
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
	const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ""));
	const result = variables.safeParse(given);
	if (!result.success) {
		const lines = result.error.issues.map((issue) => {
			const name = String(issue.path[0]);
			const shown = SECRET.includes(name) || given[name] === undefined ? "" : ` is "${given[name]}"`;
			return `${name}${shown}: expected ${issue.message}`;
		});
		throw new EnvironmentError(`The configuration has a wrong value:\n  ${lines.join("\n  ")}`);
	}
	const env = result.data;
	const isOwn = env.CUPBOARD_OWN === "yes";
	const dataFolder = env.CUPBOARD_DATA ?? (isOwn ? OWN_DATA : DEMO_DATA);
	return {
		port: env.PORT,
		bindAddress: env.BIND_ADDRESS,
		metricsAddress: env.METRICS_ADDRESS,
		metricsPort: env.METRICS_PORT,
		databaseUrl: env.DATABASE_URL,
		dataFolder: path.resolve(dataFolder),
		backupsFolder: path.resolve(env.CUPBOARD_BACKUPS ?? path.join(dataFolder, "backups")),
		secondBackupsFolder: env.CUPBOARD_BACKUPS_SECOND === undefined ? undefined : path.resolve(env.CUPBOARD_BACKUPS_SECOND),
		demoSpeed: env.DEMO_SPEED,
		isOwn,
		demoDesk: env.CUPBOARD_DEMO_DESK,
		brand: env.BRAND ?? (isOwn ? null : FIRST_BRAND),
		brandsFolder: path.resolve(env.CUPBOARD_BRANDS),
		publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
		hstsIncludesSubdomains: env.HSTS_INCLUDE_SUBDOMAINS === "yes",
		resultsUrl: env.RESULTS_URL?.replace(/\/+$/, ""),
		accountsUrl: env.ACCOUNTS_URL?.replace(/\/+$/, ""),
		identityUrl: env.IDENTITY_URL?.replace(/\/+$/, ""),
		corsOrigins: env.CORS_ORIGINS,
		trustedProxies: env.TRUSTED_PROXIES,
		smtpUrl: env.SMTP_URL,
		mailFrom: env.MAIL_FROM,
		passPrice: env.PASS_PRICE,
		stripe: stripeOf(env),
		vapidKeys:
			env.VAPID_PUBLIC_KEY === undefined || env.VAPID_PRIVATE_KEY === undefined
				? undefined
				: { publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY },
		vapidSubject: env.VAPID_SUBJECT,
		pushStandIn: env.PUSH_STAND_IN,
		logLevel: env.LOG_LEVEL,
	};
}

function stripeOf(env: z.output<typeof variables>): StripeKeys | undefined {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
	return secretKey === undefined || webhookSecret === undefined ? undefined : { secretKey, webhookSecret, apiBase };
}
