/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { faultsIn } from "../../../text/identity/texts.ts";
import type { Faults } from "../../request/refused.ts";
import { type EnteredVisit, enteredVisit } from "../entered.ts";
import { fieldId } from "../page/Field.tsx";
import { Done, Problem } from "../page/Notice.tsx";
import { Page } from "../page/Page.tsx";
import type { VisitEnv } from "../visit.ts";
import { EmailSection, MailChoicesSection, NameSection, PasswordSection } from "./AccountSections.tsx";
import { DataSection, DeleteSection } from "./DataSection.tsx";
import { DevicesSection } from "./DevicesSection.tsx";
import { PassesSection, RegistrationsSection } from "./HoldingsSections.tsx";
import { PhotoSection } from "./PhotoSection.tsx";
import { profileOf } from "./profile-data.ts";
import { isProfileMessage, SAYINGS } from "./sayings.ts";

export type FormName = "name" | "email" | "photo" | "password" | "devices" | "told";

/** A form that could not be obeyed, to be shown again with what was wrong. */
export type SubmittedForm = {
	readonly form: FormName;
	readonly fields: Readonly<Record<string, string>>;
	readonly faults: Faults;
	/** An error of the whole form. */
	readonly problem?: string;
};

/** GET /profile */
export async function showProfile(caller: Context<VisitEnv>): Promise<Response> {
	const visit = enteredVisit(caller);
	return caller.html(await profilePage(visit, undefined, caller.req.query("done")));
}

/** @param done the code of a success, from the address */
export async function profilePage(visit: EnteredVisit, tried?: SubmittedForm, done?: string) {
	const { text, service, session, look } = visit;
	const profile = await profileOf(service, session.account.id);
	const of = (form: FormName) => (tried?.form === form ? tried : undefined);
	return (
		<Page
			visit={visit}
			title={text.profile.title}
			lead={text.profile.lead(look.name)}
			path="/profile"
			isFaulty={tried !== undefined}
		>
			{tried !== undefined && <Tried visit={visit} tried={tried} />}
			{isProfileMessage(done) && tried === undefined && <Done>{SAYINGS[done](text)}</Done>}
			<div class="items-start gap-x-12 lg:grid lg:grid-cols-[minmax(0,48rem)_21rem]">
				<div class="min-w-0">
					<PhotoSection visit={visit} photo={profile.photo} tried={of("photo")} />
					<NameSection visit={visit} tried={of("name")} />
					<EmailSection visit={visit} tried={of("email")} />
					<PasswordSection visit={visit} tried={of("password")} />
					<DevicesSection visit={visit} devices={profile.devices} />
				</div>
				<div class="min-w-0">
					<MailChoicesSection visit={visit} />
					<PassesSection visit={visit} purchases={profile.purchases} orders={profile.orders} />
					<RegistrationsSection visit={visit} registrations={profile.registrations} />
					<DataSection visit={visit} />
					<DeleteSection visit={visit} />
				</div>
			</div>
		</Page>
	);
}

function Tried({ visit, tried }: { visit: EnteredVisit; tried: SubmittedForm }) {
	const { text, language } = visit;
	const [first, second] = Object.entries(tried.faults);
	if (first === undefined) return <Problem title={text.problem}>{tried.problem}</Problem>;
	const [field, [fault]] = first;
	return (
		<Problem title={text.problem}>
			<a class="text-link mr-3" href={`#${fieldId(tried.form, field)}`}>
				{second === undefined ? faultsIn(language)[fault] : text.checkFields}
			</a>
		</Problem>
	);
}
