import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { ComposedMail, Mail } from "./mail.ts";

/** What takes mails away. */
export type MailTransport = {
	/** @throws when it could not take it */
	deliver(mail: Mail, written: ComposedMail): Promise<void>;
	close(): void;
};

const SECONDS = 1000;

/**
 * @param url smtp:// or smtps://, with user and password where the server asks for them
 * @param from "Name <address>"
 */
export function smtpTransport(url: string, from: string): MailTransport {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 3,
		connectionTimeout: 10 * SECONDS,
		greetingTimeout: 10 * SECONDS,
		socketTimeout: 30 * SECONDS,
	});
	return {
		async deliver({ to }, { subject, text, html }) {
			const headers = { "auto-submitted": "auto-generated" };
			await transport.sendMail({ from, to: { name: to.name, address: to.email }, subject, text, html, headers });
		},
		close: () => transport.close(),
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
