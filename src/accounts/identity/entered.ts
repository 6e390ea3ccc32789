import type { Context } from "hono";
import { textOf } from "../request/payload.ts";
import { checkFormKey, refuseForeignForm } from "./form-guard.ts";
import type { Session } from "./session.ts";
import type { Visit, VisitEnv } from "./visit.ts";

/** A signed-in visit. */
export type EnteredVisit = Visit & { readonly session: Session };

/** Thrown for a page that needs a sign-in: redirects to it. */
export class NotInside extends Error {}

/** @throws NotInside */
export function enteredVisit(caller: Context<VisitEnv>): EnteredVisit {
	const visit = caller.get("visit");
	const { session } = visit;
	if (session === undefined) throw new NotInside("nobody is inside");
	return { ...visit, session };
}

/**
 * The visit that a form was sent from.
 * @param key value of the form's hidden field
 * @throws NotInside; RequestRefused 403 if the form is another site's or another visit's
 */
export function enteredByForm(caller: Context<VisitEnv>, key: unknown): EnteredVisit {
	const visit = enteredVisit(caller);
	refuseForeignForm(caller, visit.base.origin);
	checkFormKey(visit.session, key);
	return visit;
}

/** A form's submitted fields, unchecked. */
export async function fieldsOf(caller: Context<VisitEnv>): Promise<Readonly<Record<string, string>>> {
	return Object.fromEntries(new URLSearchParams(await textOf(caller)));
}
