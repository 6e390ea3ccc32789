import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { LETTERS_AT_ONCE, MAILS_AT_ONCE } from "./at-once.ts";
import type { ComposedMail, Mail } from "./mail.ts";

/** Sends mails. */
export type MailTransport = {
	/**
	 * @param signal aborted when the process ends and does not wait
	 * @throws if it could not be handed over
	 */
	deliver(mail: Mail, written: ComposedMail, signal?: AbortSignal): Promise<void>;
	close(): void;
};

const SECONDS = 1000;
/** For a whole mail, even if bytes arrive slowly: shorter than the lease of an outbox entry. */
const DEADLINE = 40 * SECONDS;
/** As many as both kinds of mails need at once, so that none waits for a connection. */
const CONNECTIONS = LETTERS_AT_ONCE + MAILS_AT_ONCE;

/**
 * @param url smtp:// or smtps://, with user and password where the server asks for them
 * @param from "Name <address>"
 */
export function smtpTransport(url: string, from: string): MailTransport {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: CONNECTIONS,
		connectionTimeout: 10 * SECONDS,
		greetingTimeout: 10 * SECONDS,
		socketTimeout: 30 * SECONDS,
	});
	return {
		async deliver({ to }, { subject, text, html }, ending) {
			const headers = { "auto-submitted": "auto-generated" };
			const broken = new AbortController();
			const breakOff = () => broken.abort();
			// A server that sends a byte now and then never triggers the socket's own timeouts.
			const late = setTimeout(breakOff, DEADLINE).unref();
			ending?.addEventListener("abort", breakOff, { once: true });
			if (ending?.aborted) breakOff();
			const { signal } = broken;
			try {
				await transport.sendMail({ from, to: { name: to.name, address: to.email }, subject, text, html, headers, signal });
			} catch (error) {
				throw signal.aborted && !ending?.aborted ? Object.assign(new Error("no answer"), { code: "ETIMEDOUT" }) : error;
			} finally {
				clearTimeout(late);
				ending?.removeEventListener("abort", breakOff);
			}
		},
		close: () => transport.close({ force: true }),
	};
}

/**
 * For a server without mail: each mail becomes a file to read, named on the console.
 * @param folder made when the first one is written; only the process's user may look into it
 */
export function folderTransport(folder: string, say: (line: string) => void): MailTransport {
	return {
		async deliver({ kind, to }, { subject, text, html }) {
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const stamp = new Date().toISOString().replace(/[:.]/g, "-");
			const file = path.join(folder, `${stamp}-${kind}-${randomBytes(3).toString("hex")}`);
			await writeFile(`${file}.txt`, `To: ${to.name} <${to.email}>\nSubject: ${subject}\n\n${text}`, { mode: 0o600, flag: "wx" });
			await writeFile(`${file}.html`, html, { mode: 0o600, flag: "wx" });
			say(`A mail, "${subject}": ${file}.txt (no SMTP_URL is set)`);
		},
		close() {},
	};
}
