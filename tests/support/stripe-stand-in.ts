import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type Stripe from "stripe";
import { type Bought, completed, signed } from "./stripe-events.ts";

export type Session = Pick<Stripe.Checkout.Session, "id" | "url" | "status"> & { readonly asked: URLSearchParams };

const PAGE = (
	id: string,
) => `<!doctype html><html lang="en"><title>Pay</title><link rel="icon" href="data:,"><h1>Stripe's page</h1>
<form method="post" action="/pay/${id}"><button>Pay</button></form><a href="/cancel/${id}">Back</a>`;

/** The part of Stripe that we use, on the loopback address: the library talks to it as it does to Stripe. */
export async function stripeStandIn(
	options: { port?: number; webhook?: string; secretKey?: string; webhookSecret?: string } = {},
) {
	const { secretKey = "sk_test_standin", webhookSecret = "whsec_standin" } = options;
	const sessions = new Map<string, Session>();
	const byKey = new Map<string, { body: string; id: string }>();
	/** A replacement for all of its answers. */
	const instead: { answer: { status: number; type: string } | null } = { answer: null };

	function create(body: string, key: string): [number, object] {
		const before = byKey.get(key);
		if (before !== undefined && before.body !== body) return [400, { error: { type: "idempotency_error" } }];
		const id = before?.id ?? `cs_test_${sessions.size + 1}`;
		byKey.set(key, { body, id });
		const session = sessions.get(id) ?? { id, url: `${base}/pay/${id}`, status: "open", asked: new URLSearchParams(body) };
		sessions.set(id, session);
		return [200, { object: "checkout.session", id, url: session.url, status: session.status }];
	}

	function expire(id: string): [number, object] {
		const session = sessions.get(id);
		if (session?.status !== "open") return [400, { error: { type: "invalid_request_error", message: "This session is over." } }];
		sessions.set(id, { ...session, status: "expired" });
		return [200, { object: "checkout.session", id, status: "expired" }];
	}

	function api(request: IncomingMessage, path: string, body: string): [number, object] {
		if (instead.answer !== null) return [instead.answer.status, { error: { type: instead.answer.type, message: "no" } }];
		if (request.headers.authorization !== `Bearer ${secretKey}`) return [401, { error: { type: "authentication_error" } }];
		if (path === "/v1/checkout/sessions") return create(body, String(request.headers["idempotency-key"]));
		const [, id = ""] = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
		return id === "" ? [404, { error: { type: "invalid_request_error" } }] : expire(id);
	}

	/** The data of a paid session. */
	const boughtBy = ({ id, asked }: Session): Bought => ({
		session: id,
		payment: `pi_${id}`,
		reference: asked.get("client_reference_id") ?? "",
		cup: Number(asked.get("metadata[cup]")),
		amount: Number(asked.get("line_items[0][price_data][unit_amount]")),
		currency: asked.get("line_items[0][price_data][currency]") ?? "",
	});

	/** Sends the site the event that a session has been paid. @returns the status of its answer */
	async function deliver(id: string): Promise<number> {
		const session = sessions.get(id);
		if (session === undefined || options.webhook === undefined) return 404;
		const told = signed(completed(boughtBy(session)), { secret: webhookSecret });
		const answer = await fetch(options.webhook, { method: "POST", body: told.body, headers: told.headers });
		return answer.status;
	}

	async function page(request: IncomingMessage, answer: ServerResponse, path: string): Promise<void> {
		const [, what = "", id = ""] = path.split("/");
		const session = sessions.get(id);
		if (session === undefined) return void answer.writeHead(404).end();
		if (what === "deliver") return void answer.writeHead(await deliver(id)).end();
		if (what === "pay" && request.method === "GET") {
			return void answer.writeHead(200, { "content-type": "text/html" }).end(PAGE(id));
		}
		if (what === "pay") sessions.set(id, { ...session, status: "complete" });
		const back = session.asked.get(what === "pay" ? "success_url" : "cancel_url") ?? "";
		answer.writeHead(303, { location: back }).end();
	}

	const server = createServer(async (request, answer) => {
		const path = new URL(request.url ?? "/", "http://stand-in").pathname;
		let body = "";
		for await (const part of request) body += part;
		if (!path.startsWith("/v1/")) return page(request, answer, path);
		const [status, content] = api(request, path, body);
		answer.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(content));
	});
	await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
	const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

	return {
		base,
		secretKey,
		webhookSecret,
		sessions,
		instead,
		boughtBy,
		close: () => new Promise<void>((resolve) => server.close(() => resolve())),
	};
}
