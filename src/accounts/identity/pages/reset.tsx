/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { z } from "zod";
import type { Account } from "../../account.ts";
import { sendResetLink } from "../../calls/forgot-password.ts";
import { keyOf } from "../../limit/limits.ts";
import { checkChosen, resetPassword } from "../../password/new-password.ts";
import { email, password } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import { type Faults, InvalidPayload } from "../../request/refused.ts";
import { account } from "../../tables/account.ts";
import { findSecret } from "../../token/one-time-secret.ts";
import { fieldsOf } from "../entered.ts";
import { refuseForeignForm } from "../form-guard.ts";
import { ButtonLink, SubmitButton } from "../page/Button.tsx";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { NewPasswordFields } from "../page/NewPasswordFields.tsx";
import { Problem } from "../page/Notice.tsx";
import { Page } from "../page/Page.tsx";
import type { Visit, VisitEnv } from "../visit.ts";

type Caller = Context<VisitEnv>;

const chosen = z.object({ password, password_confirmation: password });
const asked = z.object({ email });

const secretOf = (caller: Caller): string => caller.req.param("secret") ?? "";

/** The account of a reset link; undefined if the link has been used or has expired. */
async function personOf({ service }: Visit, secret: string): Promise<Account | undefined> {
	const kept = await findSecret(service.orm, "password-reset", secret, service.now());
	if (kept === undefined) return undefined;
	const [person] = await service.orm.select().from(account).where(eq(account.id, kept.account));
	return person;
}

/** GET /reset/{secret}: the link in the mail about a forgotten password. Opening it does not use it up. */
export async function showReset(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const person = await personOf(visit, secretOf(caller));
	if (person === undefined) return caller.html(<DeadLink visit={visit} />, 410);
	return caller.html(<Choice visit={visit} person={person} secret={secretOf(caller)} faults={{}} />);
}

/** POST /reset/{secret}: ends every session of the account. */
export async function chooseNewPassword(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { service, base } = visit;
	refuseForeignForm(caller, base.origin);
	await service.limits.take("newPasswordsOfAddress", keyOf(service.addressOf(caller)));
	const person = await personOf(visit, secretOf(caller));
	if (person === undefined) return caller.html(<DeadLink visit={visit} />, 410);
	try {
		const given = await payload(caller, chosen);
		await checkChosen(given, person, service);
		await resetPassword(service, person, given.password, secretOf(caller));
	} catch (error) {
		if (!(error instanceof InvalidPayload)) throw error;
		if ("token" in error.faults) return caller.html(<DeadLink visit={visit} />, 410);
		return caller.html(<Choice visit={visit} person={person} secret={secretOf(caller)} faults={error.faults} />, 422);
	}
	return caller.redirect(visit.href("/changed"), 303);
}

type ChoiceProps = { readonly visit: Visit; readonly person: Account; readonly secret: string; readonly faults: Faults };

function Choice({ visit, person, secret, faults }: ChoiceProps) {
	const { text } = visit;
	const path = `/reset/${secret}`;
	const isFaulty = Object.keys(faults).length > 0;
	return (
		<Page visit={visit} title={text.reset.title} lead={text.reset.for(person.email)} path={path} isFaulty={isFaulty}>
			{isFaulty && <Problem title={text.problem}>{text.checkFields}</Problem>}
			<Form visit={visit} path={path}>
				<input
					class="input mt-5 not-focus:sr-only"
					type="text"
					name="username"
					autocomplete="username"
					value={person.email}
					readonly
					aria-label={text.reset.email}
				/>
				<NewPasswordFields visit={visit} form="reset" faults={faults} />
				<SubmitButton>{text.password.save}</SubmitButton>
			</Form>
		</Page>
	);
}

/** POST /forgot: sends a new link after an expired one. The answer is the same whether or not the address is known. */
export async function sendAnotherLink(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { service, base } = visit;
	refuseForeignForm(caller, base.origin);
	try {
		const given = await payload(caller, asked);
		await service.limits.take("resetRequestsOfAddress", keyOf(service.addressOf(caller)));
		service.later("send a reset link", () => sendResetLink(service, given.email));
	} catch (error) {
		if (!(error instanceof InvalidPayload)) throw error;
		const { email: value } = await fieldsOf(caller);
		return caller.html(<DeadLink visit={visit} value={value} faults={error.faults} />, 422);
	}
	return caller.redirect(visit.href("/sent"), 303);
}

function DeadLink({ visit, value = "", faults = {} }: { visit: Visit; value?: string | undefined; faults?: Faults }) {
	const { text } = visit;
	return (
		<Page visit={visit} title={text.reset.deadTitle} lead={text.reset.dead} isFaulty={faults.email !== undefined}>
			{faults.email !== undefined && <Problem title={text.problem}>{text.checkFields}</Problem>}
			<Form visit={visit} path="/forgot">
				<Field
					visit={visit}
					form="forgot"
					name="email"
					type="email"
					label={text.reset.email}
					autocomplete="email"
					value={value}
					faults={faults.email}
				/>
				<SubmitButton>{text.reset.send}</SubmitButton>
			</Form>
		</Page>
	);
}

/** GET /sent */
export async function showLinkSent(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	return caller.html(<Page visit={visit} title={visit.text.reset.sent} lead={visit.text.reset.sentHint} path="/sent" />);
}

/** GET /changed */
export async function showPasswordChanged(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { text, onSite } = visit;
	return caller.html(
		<Page visit={visit} title={text.reset.doneTitle} lead={text.reset.done} path="/changed">
			<p class="mt-5 max-w-120">
				<ButtonLink href={onSite("/signin")}>{text.signIn}</ButtonLink>
			</p>
		</Page>,
	);
}
