import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { composeMail, type Mail } from "../../src/accounts/mail/mail.ts";
import { MailQueue } from "../../src/accounts/mail/queue.ts";
import { folderTransport, smtpTransport } from "../../src/accounts/mail/transport.ts";
import { openInMemory } from "../../src/database/folder.ts";
import { accountsOver } from "../support/account-caller.ts";

const SENDER = { name: "Fyrcupen", colour: "#0A2239", onColour: "#FFFFFF" };
const LETTER: Mail = {
	kind: "passwordReset",
	to: { name: "Åsa Öberg", email: "asa@cup.example", language: "sv" },
	link: "https://cup.example/identity/reset/a-secret",
};

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

function posting(url: string, pauses?: number[]) {
	const logged: string[] = [];
	const keep = (about: object, message: string) => void logged.push(`${message} ${JSON.stringify(about)}`);
	const post = new MailQueue({
		transport: smtpTransport(url, "Fyrcupen <post@cup.example>"),
		sender: SENDER,
		log: { warn: keep, error: keep },
		pauses,
	});
	closing.push(() => post.close());
	return { post, logged };
}

describe("mail", () => {
	it("reaches a mail server in the person's language, as text and as HTML, from who is configured", async () => {
		const { received, url } = await mailServer();
		posting(url).post.send(LETTER);
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		const { from, to, raw } = received[0]!;
		expect([from, to]).toEqual(["post@cup.example", ["asa@cup.example"]]);
		expect(raw).toMatch(/^From: Fyrcupen <post@cup\.example>/m);
		expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
		expect(raw).toMatch(/Content-Type: text\/plain/);
		expect(raw).toMatch(/Content-Type: text\/html/);
		expect(raw).toMatch(/^Auto-Submitted: auto-generated/im);
		expect(raw.replace(/=\r?\n/g, "")).toContain("https://cup.example/identity/reset/a-secret");
	});

	it.each(["en", "sv"] as const)("leads on in its language, %s, in every way that it gives", (language) => {
		const { text, html } = composeMail({ ...LETTER, to: { ...LETTER.to, language } }, SENDER);
		const there = `https://cup.example/identity/reset/a-secret?lang=${language}`;
		expect(text).toContain(`:\n${there}\n`);
		expect(html).toContain(`href="${there}"`);
		expect(html).toContain(`>${there}<`);
	});

	it("goes to one person, whatever the address or the name holds", async () => {
		const { received, url } = await mailServer();
		const name = 'Eve" <eve@evil.example>\r\nBcc: all@evil.example';
		posting(url).post.send({ ...LETTER, to: { ...LETTER.to, name } });
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		expect(received[0]!.to).toEqual(["asa@cup.example"]);
		const [headers] = received[0]!.raw.split("\r\n\r\n");
		expect(headers).not.toMatch(/^Bcc:/m);
	});

	it("is tried again when the server does not take it now, and logged without the address", async () => {
		let refusals = 0;
		const { received, url } = await mailServer({
			onRcptTo(_address, _session, done) {
				refusals++;
				done(refusals < 3 ? Object.assign(new Error("asa@cup.example is greylisted"), { responseCode: 451 }) : undefined);
			},
		});
		const { post, logged } = posting(url, [20, 20, 20]);
		post.send(LETTER);
		await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 60_000 });
		expect(logged).toHaveLength(2);
		expect(logged[0]).toMatch(/a mail could not be sent; it is tried again .*"response":451/);
		expect(logged.join()).not.toMatch(/asa@|a-secret/);
	});

	it("is given up when the server refuses it for good, when the tries are over, and when nobody needs it any more", async () => {
		let tries = 0;
		const refusing = (responseCode: number) =>
			mailServer({
				onRcptTo(_address, _session, done) {
					tries++;
					done(Object.assign(new Error("no"), { responseCode }));
				},
			});
		const gone = posting((await refusing(550)).url, [20, 20]);
		gone.post.send(LETTER);
		await vi.waitFor(() => expect(gone.logged).toEqual([expect.stringMatching(/given up .*"response":550/)]), {
			timeout: 60_000,
		});
		expect(tries).toBe(1);

		const busy = posting((await refusing(451)).url, [20, 20]);
		busy.post.send(LETTER);
		await vi.waitFor(() => expect(busy.logged.at(-1)).toMatch(/given up/), { timeout: 60_000 });
		expect(tries).toBe(4);

		const late = posting((await refusing(451)).url, [20_000]);
		late.post.send({ ...LETTER, until: new Date(Date.now() + 5_000) });
		await vi.waitFor(() => expect(late.logged).toEqual([expect.stringMatching(/given up/)]), { timeout: 60_000 });
	});

	it("that cannot be sent neither breaks nor delays an answer", async () => {
		const db = await openInMemory();
		closing.push(() => db.close());
		const { post, logged } = posting("smtp://127.0.0.1:9", [60_000]);
		const at = accountsOver(db, { post });
		const token = await at.registered("asa@cup.example");
		const asked = await at.call("POST", "/sanctum/forgot-password", { body: { email: "asa@cup.example" } });
		expect(asked.status).toBe(200);
		expect((await at.call("GET", "/api/user/delete", { token })).status).toBe(204);
		await at.settled();
		await vi.waitFor(() => expect(logged.length).toBeGreaterThanOrEqual(1), { timeout: 60_000 });
		expect(logged[0]).toMatch(/tried again .*"code":"E/);
	});

	it("becomes files that only the server's user may read where there is no mail server, named on the console", async () => {
		const folder = mkdtempSync(path.join(tmpdir(), "cupboard-mail-"));
		closing.push(() => rmSync(folder, { recursive: true, force: true }));
		const said: string[] = [];
		const log = { warn: () => undefined, error: () => undefined };
		const post = new MailQueue({
			transport: folderTransport(path.join(folder, "mail"), (line) => said.push(line)),
			sender: SENDER,
			log,
		});
		for (const language of ["en", "sv"] as const) post.send({ ...LETTER, to: { ...LETTER.to, language } });
		await post.close();
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

	it("tells what was paid in a list, in both languages, as text and as HTML", async () => {
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

	it("shows a name that looks like HTML as it is", async () => {
		const { composeMail } = await import("../../src/accounts/mail/mail.ts");
		const { html } = composeMail({ ...LETTER, to: { ...LETTER.to, name: '<img src="x">' } }, SENDER);
		expect(html).toContain("&lt;img src=&quot;x&quot;&gt;");
		expect(html).not.toContain("<img");
	});
});
