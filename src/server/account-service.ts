import path from "node:path";
import type { Context } from "hono";
import { createAccounts } from "../accounts/accounts.ts";
import { createIdentity, IDENTITY_PATH } from "../accounts/identity/identity.tsx";
import { sendOutboxMails } from "../accounts/mail/outbox-mails.ts";
import { sendLetters } from "../accounts/mail/send-letters.ts";
import { folderTransport, smtpTransport } from "../accounts/mail/transport.ts";
import type { Selling } from "../accounts/selling/selling.ts";
import { openStripe } from "../accounts/selling/stripe.ts";
import { createService, type PushSettings, type Service } from "../accounts/service.ts";
import type { Brand } from "../brands/brand.ts";
import type { Database } from "../database/database.ts";
import { askedAddress } from "../http/asked-address.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import type { Logger } from "../log/log.ts";
import type { Playing } from "../video/playing.ts";
import { readIdentityRules } from "./built-site.ts";
import { addressGroup, clientAddressBehind } from "./client-address.ts";
import type { Environment } from "./environment.ts";
import { ownOrigins } from "./own-origin.ts";

export type AccountService = {
	/** Answers a call; the context has the connection. */
	fetch(context: Context): Promise<Response>;
	/** Answers a request for the identity site. */
	identity(context: Context): Promise<Response>;
	/** The dependencies of its calls. The office's accounts use it too. */
	readonly service: Service;
	/** Stops sending mails: those in progress may finish, the rest waits in the outbox. */
	stopSending(): Promise<void>;
	/** Waits for work that continues after an answer. */
	close(): Promise<void>;
};

type Options = {
	readonly database: Database;
	readonly brand: Brand;
	readonly environment: Environment;
	readonly streamToPlay: Playing["streamToPlay"];
	readonly editionOf: Selling["editionOf"];
	readonly push: PushSettings;
	readonly log: Logger;
	readonly say: (line: string) => void;
};

/** The account service as the environment configures it. */
export function openAccounts({ database, brand, environment, streamToPlay, editionOf, push, log, say }: Options): AccountService {
	const { publicUrl, identityUrl, smtpUrl, mailFrom, dataFolder } = environment;
	const transport =
		smtpUrl === undefined || mailFrom === undefined
			? folderTransport(path.join(dataFolder, "mail"), say)
			: smtpTransport(smtpUrl, mailFrom);
	const sender = { name: brand.name, colour: brand.light.header, onColour: brand.light["header-ink"] ?? "#FFFFFF" };
	const clientAddress = clientAddressBehind(environment.trustedProxies);
	const service = createService({
		database,
		cup: brand.cup,
		cupName: brand.name,
		addressOf: (context) => addressGroup(clientAddress(context)),
		originOf: (context) => askedAddress(new URL(context.req.url), publicUrl).origin,
		// Never from a request: a client that asks for a new password could name any host, and the mail's link would lead there.
		origin: publicUrl ?? `http://localhost:${environment.port}`,
		identityBase: (origin) => identityUrl ?? brand.identitySite ?? `${origin}${IDENTITY_PATH}`,
		streamToPlay,
		push,
		selling: sellingOf(environment, brand.name, editionOf),
		isOwnOrigin: ownOrigins(environment),
		corsOrigins: environment.corsOrigins,
		now: () => new Date(),
		log,
	});
	const { origin, now } = service;
	const mails = { cup: brand.cup, origin, transport, sender, log, now };
	const sending = [
		sendOutboxMails(database, mails),
		sendLetters(database, { ...mails, identityBase: service.identityBase(origin) }),
	];
	const accounts = createAccounts(service);
	const identity = createIdentity(service, { ...brand, rules: readIdentityRules() });
	const answering = (app: { readonly fetch: typeof accounts.fetch }) => async (context: Context) => {
		const answer = await app.fetch(context.req.raw, context.env);
		for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
			if (!answer.headers.has(name)) answer.headers.set(name, value);
		}
		return answer;
	};
	return {
		fetch: answering(accounts),
		identity: answering(identity),
		service,
		async stopSending() {
			await Promise.all(sending.map(async (one) => (await one).stop()));
			transport.close();
		},
		close: () => service.close(),
	};
}

function sellingOf(
	{ passPrice: price, stripe: keys }: Environment,
	cupName: string,
	editionOf: Selling["editionOf"],
): Selling | undefined {
	if (price === undefined || keys === undefined) return undefined;
	return { price, stripe: openStripe(keys), webhookSecret: keys.webhookSecret, cupName, editionOf };
}
