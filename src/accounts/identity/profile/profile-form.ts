import type { Context } from "hono";
import { refusalsIn } from "../../../text/identity/texts.ts";
import { InvalidPayload, RequestRefused } from "../../request/refused.ts";
import { type EnteredVisit, enteredByForm, fieldsOf } from "../entered.ts";
import type { VisitEnv } from "../visit.ts";
import { type FormName, profilePage } from "./profile.tsx";
import type { ProfileMessage } from "./sayings.ts";

type Caller = Context<VisitEnv>;
/** The action of a form. @returns the confirmation to show @throws InvalidPayload, RequestRefused */
type Act = (caller: Caller, visit: EnteredVisit) => Promise<ProfileMessage>;

/** A form of the profile: errors are shown beside its fields; a success redirects, so that a reload repeats nothing. */
export const profileForm =
	(form: FormName, act: Act) =>
	async (caller: Caller): Promise<Response> => {
		const fields = await fieldsOf(caller);
		return answerForm(caller, enteredByForm(caller, fields.key), { form, fields, act });
	};

type Sent = { readonly form: FormName; readonly fields: Readonly<Record<string, string>>; readonly act: Act };

export async function answerForm(caller: Caller, visit: EnteredVisit, { form, fields, act }: Sent): Promise<Response> {
	try {
		const done = await act(caller, visit);
		// A newly chosen language applies at once, even if the address names the earlier one.
		const isOther = fields.language !== undefined && fields.language !== visit.language;
		return caller.redirect(visit.href("/profile", { done, ...(isOther && { lang: fields.language }) }), 303);
	} catch (error) {
		// For the log line of the call.
		caller.error = error as Error;
		if (error instanceof InvalidPayload) {
			return caller.html(await profilePage(visit, { form, fields, faults: error.faults }), 422);
		}
		if (error instanceof RequestRefused && (error.status === 429 || error.status === 503)) {
			caller.header("retry-after", String(error.headers.retryAfter ?? 60));
			const problem = error.tell(refusalsIn(visit.language));
			return caller.html(await profilePage(visit, { form, fields, faults: {}, problem }), error.status);
		}
		throw error;
	}
}
