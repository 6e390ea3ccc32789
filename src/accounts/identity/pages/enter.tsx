/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { RequestRefused } from "../../request/refused.ts";
import { account } from "../../tables/account.ts";
import { findSecret, spendSecret } from "../../token/one-time-secret.ts";
import { refuseForeignForm } from "../form-guard.ts";
import { isForetold, isOpenedByReader } from "../opened.ts";
import { ButtonLink, SubmitButton } from "../page/Button.tsx";
import { Form } from "../page/Form.tsx";
import { Page } from "../page/Page.tsx";
import { endSession, openSession } from "../session.ts";
import { setSessionCookie } from "../session-cookie.ts";
import type { Visit, VisitEnv } from "../visit.ts";

type Caller = Context<VisitEnv>;

/** The targets of SPEC §7's `?route=`; all others lead to the profile too. */
const ROUTES: Readonly<Record<string, string>> = { "profile.show": "/profile" };

/**
 * GET /enter/{secret}: opens the profile, once, within a minute. A prefetch is refused, so that the browser requests it again on the actual
 * visit. If the request does not show that a reader opens the page, a button does, and the secret is not used up before.
 */
export async function showEntrance(caller: Caller): Promise<Response> {
	if (isForetold(caller)) throw new RequestRefused(403, "notByNavigation");
	if (isOpenedByReader(caller)) return open(caller);
	const visit = caller.get("visit");
	const { service, text } = visit;
	const secret = secretOf(caller);
	const kept = await findSecret(service.orm, "identity", secret, service.now());
	const [person] = kept === undefined ? [] : await service.orm.select().from(account).where(eq(account.id, kept.account));
	if (person === undefined) return showDead(caller, visit);
	return caller.html(
		<Page visit={visit} title={text.enter.title} lead={text.enter.who(person.name, person.email)} path={`/enter/${secret}`}>
			<Form visit={visit} path={`/enter/${secret}`}>
				<SubmitButton>{text.enter.button}</SubmitButton>
			</Form>
		</Page>,
	);
}

/** POST /enter/{secret}: the button. */
export async function enter(caller: Caller): Promise<Response> {
	refuseForeignForm(caller, caller.get("visit").base.origin);
	return open(caller);
}

async function open(caller: Caller): Promise<Response> {
	const visit = caller.get("visit");
	const { service } = visit;
	const used = await spendSecret(service.orm, "identity", secretOf(caller), service.now());
	const device = used?.payload?.device;
	const secret = device === undefined ? undefined : await openSession(service.orm, device, service.now());
	if (secret === undefined) return showDead(caller, visit);
	if (visit.session !== undefined) await endSession(service.orm, visit.session.secret);
	setSessionCookie(caller, visit.base, secret);
	return caller.redirect(visit.href(ROUTES[caller.req.query("route") ?? ""] ?? "/profile"), 303);
}

function showDead(caller: Caller, visit: Visit): Response | Promise<Response> {
	const { text, session, onSite, href } = visit;
	return caller.html(
		<Page visit={visit} title={text.enter.deadTitle} lead={text.enter.dead} path={`/enter/${secretOf(caller)}`}>
			<p class="mt-5 max-w-120">
				{session === undefined ? (
					<ButtonLink href={onSite()}>{text.toResults}</ButtonLink>
				) : (
					<>
						{text.enter.inside}{" "}
						<a class="text-link" href={href("/profile")}>
							{text.profile.title}
						</a>
					</>
				)}
			</p>
		</Page>,
		410,
	);
}

const secretOf = (caller: Caller): string => caller.req.param("secret") ?? "";
