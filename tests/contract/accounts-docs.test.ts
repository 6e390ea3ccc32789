import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../../src/accounts/limit/limits.ts";
import type { StreamToPlay } from "../../src/accounts/playing/stream-to-play.ts";
import { makeTicket } from "../../src/accounts/playing/ticket.ts";
import { openStripe } from "../../src/accounts/selling/stripe.ts";
import type { Database } from "../../src/database/database.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { accountsOver, NOON } from "../support/account-caller.ts";
import { stripeStandIn } from "../support/stripe-stand-in.ts";

const DOCS = readFileSync(new URL("../../docs/integrate/accounts.md", import.meta.url), "utf8");
const SECRET = /[\w-]{43}|(?<=my-week\/)[\w-]{22}/g;

type Example = {
	title: string;
	method: string;
	path: string;
	headers: Record<string, string>;
	body: string;
	status: number;
	answer: string;
};

const examples: Example[] = [...DOCS.matchAll(/```http\n([\s\S]*?)```\n\n```\n([\s\S]*?)```/g)].map(
	([, request = "", answered = ""]) => {
		const [head = "", body = ""] = request.split("\n\n");
		const [first = "", ...lines] = head.trim().split("\n");
		const [method = "", path = ""] = first.split(" ");
		const headers = Object.fromEntries(lines.map((line) => line.split(": ") as [string, string]));
		const [status = "", ...answer] = answered.trim().split("\n");
		return {
			title: `${first} → ${status}`,
			method,
			path,
			headers,
			body: body.trim(),
			status: Number(status),
			answer: answer.join("\n"),
		};
	},
);

/** The streams that the page plays: one of each access. */
function aStream(id: string): StreamToPlay | null {
	const accesses = { "heden-1": "open", final: "account", "final-with-pass": "pass" } as const;
	const access = accesses[id as keyof typeof accesses];
	if (access === undefined) return null;
	const { until, mark } = makeTicket(Buffer.from("the key"), { cup: 7, stream: id }, NOON);
	const playingAddress = async (origin: string) => `${origin}/play/${id}/${until}/${mark}/index.m3u8`;
	return { year: 2026, access, state: "live", provider: "hls", playingAddress };
}

describe("docs/integrate/accounts.md", () => {
	let db: Database;
	let at: ReturnType<typeof accountsOver>;
	let stripe: Awaited<ReturnType<typeof stripeStandIn>>;
	const tokens = new Map<string, string>();
	beforeAll(async () => {
		db = await openInMemory();
		stripe = await stripeStandIn();
		at = accountsOver(db, {
			push: { publicKey: "PUBLIC", standIn: undefined },
			streamToPlay: async (id) => aStream(id),
			selling: {
				price: { amount: 14_900, currency: "SEK" },
				stripe: openStripe({ secretKey: stripe.secretKey, apiBase: stripe.base }),
				webhookSecret: stripe.webhookSecret,
				cupName: "Lillcupen",
				editionOf: async (year) => (year === 2026 ? { zone: "Europe/Stockholm" } : null),
			},
		});
	});
	afterAll(async () => {
		await stripe.close();
		await at.settled();
		await db.close();
	});

	it("has an answer for each of its examples, one at least for each call", () => {
		expect(DOCS.match(/```http/g)).toHaveLength(examples.length);
		expect(examples.length).toBeGreaterThanOrEqual(14);
	});

	it.each(examples)("states the answers: $title", async ({ method, path, headers, body, status, answer }) => {
		const own = Object.entries(headers).map(([name, value]) => {
			const [, id = ""] = /^Bearer (\d+)\|SECRET$/.exec(value) ?? [];
			return [name.toLowerCase(), id ? `Bearer ${tokens.get(id)}` : value];
		});
		const got = await at.call(method, path, { headers: Object.fromEntries(own), body: body === "" ? undefined : body });
		if (path.startsWith("/sanctum/") && got.status === 200) {
			const [, id = ""] = /^(\d+)\|/.exec(got.text) ?? [];
			if (id) tokens.set(id, got.text);
		}
		const plain = got.text.replace(SECRET, "SECRET").replace(`${stripe.base}/pay`, "https://checkout.stripe.com/c/pay");
		expect(got.status, got.text).toBe(status);
		if (answer.startsWith("{")) expect(JSON.parse(plain)).toEqual(JSON.parse(answer));
		else expect(plain).toBe(answer);
	});

	it("lists the limits as in the code", () => {
		const told = [...DOCS.matchAll(/\| (\d+) in (\d+) minutes \|/g)].map(([, points, minutes]) => `${points}/${minutes}`);
		expect(told).toEqual(Object.values(LIMITS).map(({ points, duration }) => `${points}/${duration / 60}`));
	});
});
