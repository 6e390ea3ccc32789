/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { enteredByForm, fieldsOf } from "../entered.ts";
import { ButtonLink } from "../page/Button.tsx";
import { Done } from "../page/Notice.tsx";
import { Page } from "../page/Page.tsx";
import { endSession } from "../session.ts";
import { forgetSession } from "../session-cookie.ts";
import type { VisitEnv } from "../visit.ts";

type Caller = Context<VisitEnv>;

/** GET /: redirects a signed-in visitor to the profile; shows others how to sign in. */
export async function showWayIn(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	if (visit.session !== undefined) return caller.redirect(visit.href("/profile"), 303);
	const { wayIn, signIn } = visit.text;
	return caller.html(
		<Page visit={visit} title={wayIn.title} lead={wayIn.how} path="">
			{caller.req.query("left") !== undefined && <Done>{wayIn.ended}</Done>}
			<ol class="mt-6 max-w-120 numbered pl-6">
				{wayIn.steps.map((step) => (
					<li key={step} class="py-1 pl-1.5">
						{step}
					</li>
				))}
			</ol>
			<ButtonLink href={visit.onSite("/signin")}>{signIn}</ButtonLink>
		</Page>,
	);
}

/** POST /leave: ends the visit, not the device's own sign-in. */
export async function leave(caller: Caller): Promise<Response> {
	const visit = enteredByForm(caller, (await fieldsOf(caller)).key);
	await endSession(visit.service.orm, visit.session.secret);
	forgetSession(caller, visit.base);
	return caller.redirect(visit.href("", { left: "" }), 303);
}
