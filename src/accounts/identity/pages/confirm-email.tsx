/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { findAccount } from "../../account.ts";
import { forgetAttempts } from "../../limit/limits.ts";
import { dropLetters } from "../../mail/letter.ts";
import { account } from "../../tables/account.ts";
import { dropSecrets, findSecret, spendSecret } from "../../token/one-time-secret.ts";
import { refuseForeignForm } from "../form-guard.ts";
import { ButtonLink, SubmitButton } from "../page/Button.tsx";
import { Form } from "../page/Form.tsx";
import { Problem } from "../page/Notice.tsx";
import { Page } from "../page/Page.tsx";
import type { Visit, VisitEnv } from "../visit.ts";

type Caller = Context<VisitEnv>;

/** PostgreSQL's code for an address that got an account in the same moment. */
const TAKEN = "23505";

/** GET /confirm/{secret}: asks for a press of a button, since mail programs open links to look for viruses. */
export async function showConfirmation(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { service, text } = visit;
	const secret = caller.req.param("secret") ?? "";
	const email = (await findSecret(service.orm, "email-confirmation", secret, service.now()))?.payload?.email;
	if (email === undefined) return showDead(caller, visit, text.confirm.dead, 410);
	const path = `/confirm/${secret}`;
	return caller.html(
		<Page visit={visit} title={text.confirm.title} lead={text.confirm.what(email)} path={path}>
			<Form visit={visit} path={path}>
				<SubmitButton>{text.confirm.button}</SubmitButton>
			</Form>
		</Page>,
	);
}

/** POST /confirm/{secret}: sets the account's new address, and notifies the old one. */
export async function confirmEmail(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	refuseForeignForm(caller, visit.base.origin);
	const { text } = visit;
	const changed = await takeConfirmation(visit, caller.req.param("secret") ?? "");
	if (changed === "dead") return showDead(caller, visit, text.confirm.dead, 410);
	if (changed === "taken") return showDead(caller, visit, text.confirm.taken, 409);
	const { email } = changed;
	return caller.html(
		<Page visit={visit} title={text.confirm.doneTitle} lead={text.confirm.done(email)}>
			<Ways visit={visit} />
		</Page>,
	);
}

type Changed = { readonly email: string };

async function takeConfirmation({ service }: Visit, secret: string): Promise<Changed | "dead" | "taken"> {
	const now = service.now();
	try {
		return await service.orm.transaction(async (tx) => {
			const used = await spendSecret(tx, "email-confirmation", secret, now);
			const email = used?.payload?.email;
			if (used === undefined || email === undefined) return "dead";
			const other = await findAccount(tx, email);
			if (other !== undefined && other.id !== used.account) return "taken";
			const [before] = await tx.select().from(account).where(eq(account.id, used.account)).for("update");
			if (before === undefined) return "dead";
			await tx.update(account).set({ email, emailConfirmedAt: now }).where(eq(account.id, before.id));
			// Links that were sent to the old address no longer work.
			await dropLetters(tx, before.id, ["passwordReset", "emailConfirmation"]);
			for (const kind of ["password-reset", "email-confirmation"] as const) await dropSecrets(tx, kind, before.id);
			await forgetAttempts(tx, before.email);
			if (before.email.toLowerCase() !== email.toLowerCase())
				await service.post({ kind: "emailChanged", account: before.id, email: before.email }, tx);
			return { email };
		});
	} catch (error) {
		const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined;
		if (cause?.code === TAKEN) return "taken";
		throw error;
	}
}

function showDead(caller: Caller, visit: Visit, why: string, status: 409 | 410): Response | Promise<Response> {
	const { text } = visit;
	return caller.html(
		<Page visit={visit} title={text.confirm.deadTitle} path="">
			<Problem title={text.problem}>{why}</Problem>
			<Ways visit={visit} />
		</Page>,
		status,
	);
}

function Ways({ visit: { session, text, href, onSite } }: { visit: Visit }) {
	return (
		<p class="mt-5 max-w-120">
			{session === undefined ? (
				<ButtonLink href={onSite("/signin")}>{text.signIn}</ButtonLink>
			) : (
				<ButtonLink href={href("/profile")}>{text.profile.title}</ButtonLink>
			)}
		</p>
	);
}
