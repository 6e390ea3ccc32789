import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { makeAccount } from "../../src/accounts/account.ts";
import { postLetter } from "../../src/accounts/mail/letter.ts";
import { composeMail, type Mail } from "../../src/accounts/mail/mail.ts";
import { sendLetters } from "../../src/accounts/mail/send-letters.ts";
import { smtpTransport } from "../../src/accounts/mail/transport.ts";
import { openStripe } from "../../src/accounts/selling/stripe.ts";
import { openInMemory } from "../../src/database/folder.ts";

const SENDER = { name: "Fyrcupen", colour: "#0A2239", onColour: "#FFFFFF" };
const MAIL: Mail = {
	kind: "passwordChanged",
	to: { name: "Åsa", email: "asa@cup.example", language: "sv" },
	link: "https://cup.example/signin",
};

const servers: Server[] = [];
const sockets: Socket[] = [];
beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
afterEach(() => {
	vi.useRealTimers();
	for (const socket of sockets.splice(0)) socket.destroy();
	for (const server of servers.splice(0)) server.close();
});

async function peer(answer: (socket: Socket) => void): Promise<number> {
	const server = createServer((socket) => {
		sockets.push(socket);
		socket.on("error", () => undefined);
		answer(socket);
	});
	servers.push(server);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return (server.address() as AddressInfo).port;
}

/** A mail server that greets, and then answers with one more line every few seconds, for ever. */
const mailServer = () =>
	peer((socket) => {
		socket.write("220 cup.example\r\n");
		socket.once("data", () => setInterval(() => socket.write("250-still\r\n"), 5_000));
	});

/** Advances the clock second by second, with the sockets' events in between. @returns how many seconds have passed */
async function secondsUntil(settled: Promise<unknown>): Promise<number> {
	let isOver = false;
	const end = () => {
		isOver = true;
	};
	settled.then(end, end);
	for (let seconds = 0; seconds < 600; seconds++) {
		for (let turns = 0; turns < 20; turns++) await new Promise((resolve) => setImmediate(resolve));
		if (isOver) return seconds;
		await vi.advanceTimersByTimeAsync(1_000);
	}
	throw new Error("it never ends");
}

it("a mail to a server that answers a line every five seconds is given up in less than the lease of its entry", async () => {
	const transport = smtpTransport(`smtp://127.0.0.1:${await mailServer()}`, "post@cup.example");
	const delivered = transport.deliver(MAIL, composeMail(MAIL, SENDER));
	const failed = expect(delivered).rejects.toMatchObject({ code: "ETIMEDOUT" });
	expect(await secondsUntil(delivered)).toBeLessThan(60);
	await failed;
	transport.close();
});

it("a process that ends does not wait for such a server: the letter waits for the next one, as if it had not been tried", async () => {
	vi.useRealTimers();
	const db = await openInMemory();
	const { email, language } = MAIL.to;
	const person = (await makeAccount(db.orm, { name: "Å", email, language, passwordHash: "x", createdAt: new Date() }))!;
	const port = await mailServer();
	const log = { warn: vi.fn(), error: vi.fn(), info: vi.fn() };
	const transport = smtpTransport(`smtp://127.0.0.1:${port}`, "post@cup.example");
	const site = { origin: "https://cup.example", identityBase: "https://cup.example/identity" };
	const sending = await sendLetters(db, { cup: 7, ...site, transport, sender: SENDER, log, now: () => new Date() });
	await postLetter(db.orm, 7, { kind: "passwordChanged", account: person.id }, new Date());
	await expect.poll(() => sockets.length).toBe(1);
	await sending.stop();
	const { rows } = (await db.orm.execute("select tries, lease, sent_at, given_up_at from outbox")) as unknown as {
		rows: object[];
	};
	expect(rows).toEqual([{ tries: 0, lease: null, sent_at: null, given_up_at: null }]);
	expect(log.error).not.toHaveBeenCalled();
	transport.close();
	await db.close();
});

it.each([
	["headers", ""],
	["body", "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n"],
])("a buyer does not wait longer than half a minute for Stripe where its %s come byte by byte", async (_, first) => {
	const port = await peer((socket) =>
		socket.once("data", () => {
			socket.write(first || "HTTP/1.1 200 OK\r\nX-Slow: ");
			setInterval(() => socket.write("x"), 3_000);
		}),
	);
	const stripe = openStripe({ secretKey: "sk_test_standin", apiBase: `http://127.0.0.1:${port}` });
	const asked = stripe.checkout.sessions.expire("cs_1");
	const failed = expect(asked).rejects.toMatchObject({ type: "StripeConnectionError" });
	expect(await secondsUntil(asked)).toBeLessThan(30);
	await failed;
});

it("a redirection is not followed with Stripe's key", async () => {
	vi.useRealTimers();
	const elsewhere = vi.fn();
	const other = await peer((socket) => void socket.on("data", elsewhere));
	const port = await peer((socket) =>
		socket.once("data", () =>
			socket.end(`HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:${other}/\r\nContent-Length: 0\r\n\r\n`),
		),
	);
	const stripe = openStripe({ secretKey: "sk_test_standin", apiBase: `http://127.0.0.1:${port}` });
	await expect(stripe.checkout.sessions.expire("cs_1")).rejects.toMatchObject({ type: "StripeConnectionError" });
	expect(elsewhere).not.toHaveBeenCalled();
});
