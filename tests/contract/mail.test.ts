import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteAccount, makeAccount } from "../../src/accounts/account.ts";
import { type Letter, postLetter } from "../../src/accounts/mail/letter.ts";
import { composeMail, type Mail } from "../../src/accounts/mail/mail.ts";
import { type LetterOptions, sendDueLetters, sendLetters } from "../../src/accounts/mail/send-letters.ts";
import { folderTransport, smtpTransport } from "../../src/accounts/mail/transport.ts";
import { dropWaysIn } from "../../src/accounts/password/new-password.ts";
import { findSecret } from "../../src/accounts/token/one-time-secret.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { leaseDue } from "../../src/outbox/outbox.ts";
import { accountsOver } from "../support/account-caller.ts";

const SENDER = { name: "Fyrcupen", colour: "#0A2239", onColour: "#FFFFFF" };
const LETTER: Mail = {
	kind: "passwordReset",
	to: { name: "Åsa Öberg", email: "asa@cup.example", language: "sv" },
	link: "https://cup.example/identity/reset/a-secret",
};

/** Past a lease, and past the longest first pause of 60 s that is spread by a quarter. */
const afterAPause = () => new Date(Date.now() + 80_000);

/** What the link of a mail brings. */
const secretIn = (raw: string): string =>
	/\/identity\/reset\/([\w-]+)/.exec(raw.replace(/=\r?\n/g, "").replaceAll("=3D", "="))![1]!;

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
	for (const close of closing.splice(0).toReversed()) await close();
});

/** A mail server on the loopback address. */
async function mailServer(options: SMTPServerOptions = {}) {
	const received: { from: string; to: string[]; raw: string }[] = [];
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ["STARTTLS"],
		onData(stream, session, done) {
			let raw = "";
			stream.on("data", (chunk: Buffer) => {
				raw += chunk.toString("latin1");
			});
			stream.on("end", () => {
				const { mailFrom, rcptTo } = session.envelope;
				received.push({ from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address), raw });
				done();
			});
		},
		...options,
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const { port } = server.server.address() as AddressInfo;
	closing.push(() => new Promise((resolve) => server.close(() => resolve())));
	return { received, url: `smtp://127.0.0.1:${port}` };
}

/** A record with one account, and a server's letters that go to a mail server. */
async function posting(url: string, pauses: number[] = [], name = LETTER.to.name) {
	const db = await openInMemory();
	closing.push(() => db.close());
	const { email, language } = LETTER.to;
	const person = (await makeAccount(db.orm, { name, email, language, passwordHash: "x", createdAt: new Date() }))!;
	const logged: string[] = [];
	const keep = (about: object, message: string) => void logged.push(`${message} ${JSON.stringify(about)}`);
	const options: LetterOptions = {
		...{ cup: 7, origin: "https://cup.example", identityBase: "https://cup.example/identity", sender: SENDER, pauses },
		transport: smtpTransport(url, "Fyrcupen <post@cup.example>"),
		...{ log: { warn: keep, error: keep }, now: () => new Date() },
	};
	closing.push(() => options.transport.close());
	/** A server that runs until it is stopped. */
	async function running() {
		const sending = await sendLetters(db, options);
		let isStopped = false;
		const stop = async () => {
			if (!isStopped) await sending.stop();
			isStopped = true;
		};
		closing.push(stop);
		return { stop };
	}
	const post = (letter: Letter = { kind: "passwordReset", account: person.id }) => postLetter(db.orm, 7, letter, new Date());
	const rows = async (of: string) => ((await db.orm.execute(of)) as unknown as { rows: Record<string, unknown>[] }).rows;
	return { ...{ db, person, logged, options, running, post, rows } };
}

describe("mail", () => {
	it("reaches a mail server in the person's language, as text and as HTML, from the configured sender", async () => {
		const { received, url } = await mailServer();
		const { post, running } = await posting(url);
		await running();
		await post();
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		const { from, to, raw } = received[0]!;
		expect([from, to]).toEqual(["post@cup.example", ["asa@cup.example"]]);
		expect(raw).toMatch(/^From: Fyrcupen <post@cup\.example>/m);
		expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
		expect(raw).toMatch(/Content-Type: text\/plain/);
		expect(raw).toMatch(/Content-Type: text\/html/);
		expect(raw).toMatch(/^Auto-Submitted: auto-generated/im);
		expect(secretIn(raw)).toMatch(/^[\w-]{43}$/);
	});

	it.each(["en", "sv"] as const)("leads on in its language, %s, in every way that it gives", (language) => {
		const { text, html } = composeMail({ ...LETTER, to: { ...LETTER.to, language } }, SENDER);
		const there = `https://cup.example/identity/reset/a-secret?lang=${language}`;
		expect(text).toContain(`:\n${there}\n`);
		expect(html).toContain(`href="${there}"`);
		expect(html).toContain(`>${there}<`);
	});

	it("has one recipient, whatever the address or the name contains", async () => {
		const { received, url } = await mailServer();
		const name = 'Eve" <eve@evil.example>\r\nBcc: all@evil.example';
		const { post, running } = await posting(url, [], name);
		await running();
		await post();
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		expect(received[0]!.to).toEqual(["asa@cup.example"]);
		const [headers] = received[0]!.raw.split("\r\n\r\n");
		expect(headers).not.toMatch(/^Bcc:/m);
	});

	it("is retried when the server does not accept it now, and logged without the address", async () => {
		let refusals = 0;
		const { received, url } = await mailServer({
			onRcptTo(_address, _session, done) {
				refusals++;
				done(refusals < 3 ? Object.assign(new Error("asa@cup.example is greylisted"), { responseCode: 451 }) : undefined);
			},
		});
		const { post, logged, running } = await posting(url, [20, 20, 20]);
		await running();
		await post();
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		expect(logged).toHaveLength(2);
		expect(logged[0]).toMatch(/a mail could not be sent; it is tried again .*"response":451/);
		expect(logged.join()).not.toMatch(/asa@|[\w-]{43}/);
	});

	it("is given up when the server refuses it for good, when the retries are used up, and when it is obsolete", async () => {
		let tries = 0;
		const refusing = (responseCode: number) =>
			mailServer({
				onRcptTo(_address, _session, done) {
					tries++;
					done(Object.assign(new Error("no"), { responseCode }));
				},
			});
		const gone = await posting((await refusing(550)).url, [20, 20]);
		await gone.post();
		await sendDueLetters(gone.db, gone.options);
		expect(gone.logged).toEqual([expect.stringMatching(/given up .*"response":550/)]);
		expect(tries).toBe(1);

		const busy = await posting((await refusing(451)).url, [20, 20]);
		await busy.running();
		await busy.post();
		await vi.waitFor(() => expect(busy.logged.at(-1)).toMatch(/given up/), { timeout: 60_000 });
		expect(tries).toBe(4);

		const late = await posting((await refusing(451)).url, [2 * 3_600_000]);
		await late.post();
		await sendDueLetters(late.db, late.options);
		expect(late.logged).toEqual([expect.stringMatching(/given up/)]);
	});

	it("waits in the record until its server is back, without its link: the next start sends it, once", async () => {
		const { post, running, rows, db, options } = await posting("smtp://127.0.0.1:9", [60_000]);
		const { stop } = await running();
		await post();
		await vi.waitFor(async () => expect(await rows("select 1 from outbox where tries = 1 and lease is null")).toHaveLength(1), {
			timeout: 60_000,
		});
		await stop();
		const [waiting] = await rows("select * from outbox");
		expect(JSON.stringify(waiting)).not.toMatch(/[\w-]{43}|@/);

		// The mail server is there, and a process is started again.
		const { received, url } = await mailServer();
		const later = { ...options, transport: smtpTransport(url, "Fyrcupen <post@cup.example>"), now: afterAPause };
		closing.push(() => later.transport.close());
		await sendDueLetters(db, later);
		await sendDueLetters(db, later);
		expect(received).toHaveLength(1);
		const secret = secretIn(received[0]!.raw);
		expect(await findSecret(db.orm, "password-reset", secret, new Date())).toBeDefined();
		expect(JSON.stringify([await rows("select * from outbox"), await rows("select * from one_time_secret")])).not.toContain(
			secret,
		);
	});

	it("of a process that dies with it on its way is sent by the next when its lease is over, once", async () => {
		const { received, url } = await mailServer();
		const { post, db, options } = await posting(url);
		await post();
		const { cup, now } = options;
		expect(await leaseDue(db.orm, { cup, way: "letter", now: now(), limit: 10 })).toHaveLength(1);
		await sendDueLetters(db, options);
		expect(received).toEqual([]);
		await sendDueLetters(db, { ...options, now: afterAPause });
		await sendDueLetters(db, { ...options, now: afterAPause });
		expect(received).toHaveLength(1);
	});

	it("that asks for a new password waits once, and not beyond a password that was chosen meanwhile", async () => {
		const { post, db, person, rows } = await posting("smtp://127.0.0.1:9");
		await post();
		await post();
		expect(await rows("select 1 from outbox")).toHaveLength(1);
		await dropWaysIn(db.orm, person.id);
		expect(await rows("select 1 from outbox")).toHaveLength(0);
	});

	it("about a deleted account is sent to its former person; other waiting mails are deleted with it", async () => {
		const { received, url } = await mailServer();
		const { post, db, person, options, rows } = await posting(url);
		await post();
		await db.orm.transaction(async (tx) => {
			await deleteAccount(tx, person);
			await postLetter(tx, 7, { kind: "accountDeleted", to: LETTER.to }, new Date());
		});
		await sendDueLetters(db, options);
		expect(received.map(({ to }) => to)).toEqual([["asa@cup.example"]]);
		// The address is deleted with it.
		expect(JSON.stringify(await rows("select * from outbox"))).not.toContain("@");
	});

	it("that cannot be sent neither breaks nor delays an answer", async () => {
		const { db, logged, options } = await posting("smtp://127.0.0.1:9", [60_000]);
		const at = accountsOver(db, {}, options.transport);
		at.service.log.warn = options.log.warn;
		const token = await at.registered("bo@cup.example");
		const asked = await at.call("POST", "/sanctum/forgot-password", { body: { email: "bo@cup.example" } });
		expect(asked.status).toBe(200);
		expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(204);
		await at.settled();
		expect(logged).toContainEqual(expect.stringMatching(/tried again .*"code":"E/));
	});

	it("becomes files that only the server's user may read where there is no mail server, named on the console", async () => {
		const folder = mkdtempSync(path.join(tmpdir(), "cupboard-mail-"));
		closing.push(() => rmSync(folder, { recursive: true, force: true }));
		const said: string[] = [];
		const transport = folderTransport(path.join(folder, "mail"), (line) => said.push(line));
		for (const language of ["en", "sv"] as const) {
			const letter = { ...LETTER, to: { ...LETTER.to, language } };
			await transport.deliver(letter, composeMail(letter, SENDER));
		}
		const files = readdirSync(path.join(folder, "mail"));
		expect(files).toHaveLength(4);
		expect(said).toHaveLength(2);
		const texts = files
			.filter((file) => file.endsWith(".txt"))
			.map((file) => readFileSync(path.join(folder, "mail", file), "utf8"));
		expect(texts.some((text) => text.includes("Subject: Choose a new password for Fyrcupen\n\nHello Åsa Öberg,"))).toBe(true);
		expect(texts.some((text) => text.includes("Välj ett nytt lösenord till Fyrcupen\n\nHej Åsa Öberg!"))).toBe(true);
		for (const text of texts) expect(text).toContain("\nhttps://cup.example/identity/reset/a-secret?lang=");
		for (const line of said) expect(files).toContain(path.basename(/: (\S+\.txt)/.exec(line)![1]!));
		expect(said.join()).not.toContain("a-secret");
		expect(statSync(path.join(folder, "mail", files[0]!)).mode & 0o077).toBe(0);
	});

	it("lists what was paid, in both languages, as text and as HTML", async () => {
		const { composeMail } = await import("../../src/accounts/mail/mail.ts");
		const order = { year: 2026, amount: "149 kr", day: "15 juli 2026", reference: "7KF3-9QXM" };
		const letter = { ...LETTER, kind: "passReceipt", order } as const;
		const { subject, text, html } = composeMail(letter, SENDER);
		expect(subject).toBe("Kvitto: All Access 2026, Fyrcupen");
		expect(text).toContain("\n\nVad: All Access 2026, Fyrcupen\nBetalt: 149 kr\nDatum: 15 juli 2026\nOrder: 7KF3-9QXM\n\n");
		expect(html).toMatch(/<th[^>]*>Betalt<\/th><td[^>]*>149 kr<\/td>/);
		const refund = composeMail({ ...letter, kind: "passRefund", link: null, to: { ...LETTER.to, language: "en" } }, SENDER);
		expect(refund.subject).toBe("Refund: All Access 2026, Fyrcupen");
		expect(refund.text).toContain("Refunded: 149 kr\n");
		expect(refund.html).not.toContain("<a ");
	});

	it("shows a name that looks like HTML as text", async () => {
		const { composeMail } = await import("../../src/accounts/mail/mail.ts");
		const { html } = composeMail({ ...LETTER, to: { ...LETTER.to, name: '<img src="x">' } }, SENDER);
		expect(html).toContain("&lt;img src=&quot;x&quot;&gt;");
		expect(html).not.toContain("<img");
	});
});
