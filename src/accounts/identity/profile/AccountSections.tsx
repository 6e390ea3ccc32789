/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { LANGUAGE_NAMES, LANGUAGES } from "../../../text/language.ts";
import type { EnteredVisit } from "../entered.ts";
import { SubmitButton } from "../page/Button.tsx";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { NewPasswordFields } from "../page/NewPasswordFields.tsx";
import { Section, SectionText } from "../page/Section.tsx";
import type { SubmittedForm } from "./profile.tsx";

const CHOICE = "mr-6 inline-flex min-h-11 items-center gap-2.5";
const MARK = "size-5.5 accent-ink";

type Props = { readonly visit: EnteredVisit; readonly tried: SubmittedForm | undefined };

export function NameSection({ visit, tried }: Props) {
	const { name, language } = visit.session.account;
	const { name: text } = visit.text;
	return (
		<Section id="name" title={text.title}>
			<Form visit={visit} path="/profile/name">
				<Field
					visit={visit}
					form="name"
					name="name"
					label={text.name}
					autocomplete="name"
					value={tried?.fields.name ?? name}
					faults={tried?.faults.name}
				/>
				<fieldset class="mt-5">
					<legend class="type-label">{text.language}</legend>
					{LANGUAGES.map((one) => (
						<label key={one} class={CHOICE}>
							<input
								class={MARK}
								type="radio"
								name="language"
								value={one}
								checked={one === (tried?.fields.language ?? language)}
							/>
							<span lang={one}>{LANGUAGE_NAMES[one]}</span>
						</label>
					))}
				</fieldset>
				<SubmitButton kind="strong">{text.save}</SubmitButton>
			</Form>
		</Section>
	);
}

export function EmailSection({ visit, tried }: Props) {
	const { email: text } = visit.text;
	return (
		<Section id="email" title={text.title}>
			<SectionText>{text.now(visit.session.account.email)}</SectionText>
			<Form visit={visit} path="/profile/email">
				<Field
					visit={visit}
					form="email"
					name="email"
					label={text.email}
					type="email"
					autocomplete="email"
					value={tried?.fields.email ?? ""}
					hint={text.hint}
					faults={tried?.faults.email}
				/>
				<Field
					visit={visit}
					form="email"
					name="password"
					label={text.password}
					type="password"
					autocomplete="current-password"
					faults={tried?.faults.password}
				/>
				<SubmitButton kind="strong">{text.send}</SubmitButton>
			</Form>
		</Section>
	);
}

export function MailChoicesSection({ visit }: { readonly visit: EnteredVisit }) {
	const { told: text } = visit.text;
	return (
		<Section id="told" title={text.title}>
			<SectionText>{text.hint}</SectionText>
			<Form visit={visit} path="/profile/told">
				<label class={CHOICE}>
					<input class={MARK} type="checkbox" name="moves" value="on" checked={visit.session.account.toldOfMoves} />
					<span>{text.moves}</span>
				</label>
				<SubmitButton kind="strong">{text.save}</SubmitButton>
			</Form>
		</Section>
	);
}

export function PasswordSection({ visit, tried }: Props) {
	const { password: text } = visit.text;
	return (
		<Section id="password" title={text.title}>
			<SectionText>{text.hint}</SectionText>
			<Form visit={visit} path="/profile/password">
				<Field
					visit={visit}
					form="password"
					name="old_password"
					label={text.old}
					type="password"
					autocomplete="current-password"
					faults={tried?.faults.old_password}
				/>
				<NewPasswordFields visit={visit} form="password" faults={tried?.faults} />
				<SubmitButton kind="strong">{text.save}</SubmitButton>
			</Form>
		</Section>
	);
}
