/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { z } from "zod";
import { deleteAndNotify } from "../../delete-and-notify.ts";
import { password } from "../../request/fields.ts";
import { payload } from "../../request/payload.ts";
import { type Faults, InvalidPayload } from "../../request/refused.ts";
import { type EnteredVisit, enteredByForm, enteredVisit, fieldsOf } from "../entered.ts";
import { ButtonLink, SubmitButton } from "../page/Button.tsx";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { Problem } from "../page/Notice.tsx";
import { Page } from "../page/Page.tsx";
import { checkOwnPassword } from "../profile/own-password.ts";
import { forgetSession } from "../session-cookie.ts";
import type { VisitEnv } from "../visit.ts";

type Caller = Context<VisitEnv>;

const form = z.object({ password });

/** GET /delete: lists what will be deleted, and asks for the password. */
export async function showDeletion(caller: Caller): Promise<Response> {
	return caller.html(<Deletion visit={enteredVisit(caller)} faults={{}} />);
}

/** POST /delete: the same as SPEC §7's call. */
export async function deleteOwnAccount(caller: Caller): Promise<Response> {
	const visit = enteredByForm(caller, (await fieldsOf(caller)).key);
	const { service, session } = visit;
	try {
		await checkOwnPassword(caller, visit, "password", (await payload(caller, form)).password);
	} catch (error) {
		if (!(error instanceof InvalidPayload)) throw error;
		caller.error = error;
		return caller.html(<Deletion visit={visit} faults={error.faults} />, 422);
	}
	await deleteAndNotify(service, session.account);
	forgetSession(caller, visit.base);
	return caller.redirect(visit.href("/deleted", { lang: visit.language }), 303);
}

function Deletion({ visit, faults }: { visit: EnteredVisit; faults: Faults }) {
	const { text, href } = visit;
	const isFaulty = faults.password !== undefined;
	return (
		<Page visit={visit} title={text.remove.title} path="/delete" isFaulty={isFaulty}>
			{isFaulty && <Problem title={text.problem}>{text.checkFields}</Problem>}
			<p class="mt-5 max-w-120">{text.remove.what}</p>
			<ul class="mt-3 max-w-120 list-disc pl-5">
				{text.remove.list.map((one) => (
					<li key={one} class="py-1">
						{one}
					</li>
				))}
			</ul>
			<Form visit={visit} path="/delete">
				<Field
					visit={visit}
					form="delete"
					name="password"
					type="password"
					label={text.remove.password}
					autocomplete="current-password"
					faults={faults.password}
				/>
				<div class="flex flex-wrap gap-x-3">
					<SubmitButton kind="grave">{text.remove.button}</SubmitButton>
					<ButtonLink kind="secondary" href={href("/profile")}>
						{text.remove.cancel}
					</ButtonLink>
				</div>
			</Form>
		</Page>
	);
}

/** GET /deleted */
export async function showDeleted(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { text, onSite } = visit;
	return caller.html(
		<Page visit={visit} title={text.remove.doneTitle} lead={text.remove.done} path="/deleted">
			<p class="mt-5 max-w-120">
				<ButtonLink href={onSite()}>{text.toResults}</ButtonLink>
			</p>
		</Page>,
	);
}
