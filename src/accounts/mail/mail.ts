import type { MailedOrder, MailTexts } from "../../text/accounts/mails-en.ts";
import { textsIn } from "../../text/accounts/texts.ts";
import type { Language } from "../../text/language.ts";

export type MailKind =
	| "passwordReset"
	| "passwordChanged"
	| "passwordChangedInProfile"
	| "emailConfirmation"
	| "emailChanged"
	| "alreadyRegistered"
	| "accountDeleted";

/** Invites somebody to an account of the office. */
export type DeskMailKind = "staffInvitation";

/** Matches of a team have moved. */
export type MoveMailKind = "matchesMoved";

export type OrderMailKind = "passReceipt" | "passRefund";

/** How the cup looks and is called in its mails. */
export type Sender = { readonly name: string; readonly colour: string; readonly onColour: string };

export type Recipient = { readonly name: string; readonly email: string; readonly language: Language };

export type Mail = (
	| { readonly kind: MailKind }
	| { readonly kind: DeskMailKind; readonly desk: string }
	/** In the office's own words. */
	| { readonly kind: MoveMailKind; readonly says: string }
	/** About a pass that was paid for. */
	| { readonly kind: OrderMailKind; readonly order: MailedOrder }
) & {
	readonly to: Recipient;
	/** The address of its button, to which the mail's language is added; null for a mail without one. */
	readonly link: string | null;
	/** Not sent after this time; undefined: no limit. */
	readonly until?: Date;
};

export type ComposedMail = { readonly subject: string; readonly text: string; readonly html: string };

/** A mail in its recipient's language, as text and as HTML. */
export function composeMail(mail: Mail, sender: Sender): ComposedMail {
	const { to } = mail;
	const link = mail.link === null ? null : inLanguage(mail.link, to.language);
	const { mails } = textsIn(to.language);
	const told = wordsOf(mails, mail, sender);
	const { subject, paragraphs, button, after } = told;
	const facts = "facts" in told ? Object.entries(told.facts) : [];
	const greeting = mails.greeting(to.name);
	const foot = mails.foot(sender.name, to.email);
	const way = button !== null && link !== null ? [`${button}:\n${link}`] : [];
	const list = facts.map(([what, fact]) => `${what}: ${fact}`).join("\n");
	const text = `${[greeting, ...paragraphs, ...(list === "" ? [] : [list]), ...way, ...after, `-- \n${foot}`].join("\n\n")}\n`;
	const body = [
		...[greeting, ...paragraphs].map(paragraph),
		...(facts.length > 0 ? [tableOf(facts)] : []),
		...(button !== null && link !== null ? [buttonOf(button, link, sender), copyOf(mails, link)] : []),
		...after.map(paragraph),
	];
	return { subject, text, html: page(to.language, subject, sender, body.join("\n"), foot) };
}

/** A reader continues in the mail's language, on any device. */
function inLanguage(link: string, language: Language): string {
	const address = new URL(link);
	address.searchParams.set("lang", language);
	return address.href;
}

function wordsOf(mails: MailTexts, mail: Mail, { name }: Sender) {
	if ("says" in mail) return mails[mail.kind](name, mail.says);
	if ("desk" in mail) return mails[mail.kind](name, mail.desk);
	return "order" in mail ? mails[mail.kind](name, mail.order) : mails[mail.kind](name);
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escaped(text)}</p>`;

function tableOf(facts: readonly (readonly [string, string])[]): string {
	const rows = facts.map(
		([what, fact]) =>
			`<tr><th scope="row" style="padding:6px 16px 6px 0;text-align:left;font-weight:400;color:#566475">${escaped(what)}</th><td style="padding:6px 0;font-weight:700">${escaped(fact)}</td></tr>`,
	);
	return `<table cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join("")}</table>`;
}

function buttonOf(text: string, link: string, { colour, onColour }: Sender): string {
	const style = `display:inline-block;padding:12px 20px;border-radius:4px;background:${colour};color:${onColour};font-weight:700;text-decoration:none`;
	return `<p style="margin:24px 0"><a href="${escaped(link)}" style="${style}">${escaped(text)}</a></p>`;
}

function copyOf({ orCopy }: MailTexts, link: string): string {
	return `<p style="margin:0 0 16px;font-size:14px;color:#566475">${escaped(orCopy)}<br><span style="word-break:break-all">${escaped(link)}</span></p>`;
}

/** Mail programs support tables and inline styles, and little else. No picture, so that opening the mail is not tracked. */
function page(language: Language, subject: string, { name, colour, onColour }: Sender, body: string, foot: string): string {
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;background:#f2f2f0;color:#1a1a1a;font:16px/1.5 Arial,Helvetica,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;text-align:left">
<tr><td style="padding:16px 24px;background:${colour};color:${onColour};font-size:20px;font-weight:700">${escaped(name)}</td></tr>
<tr><td style="padding:24px 24px 8px">
${body}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #dddddd;font-size:13px;color:#566475">${escaped(foot)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
