/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { LANGUAGE_NAMES, LANGUAGES } from "../../../text/language.ts";
import type { EnteredVisit } from "../entered.ts";
import { Field } from "../page/Field.tsx";
import { Form } from "../page/Form.tsx";
import { NewPasswordFields } from "../page/NewPasswordFields.tsx";
import { Section } from "../page/Section.tsx";
import type { SubmittedForm } from "./profile.tsx";

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
				<fieldset>
					<legend>{text.language}</legend>
					{LANGUAGES.map((one) => (
						<label key={one} class="choice">
							<input type="radio" name="language" value={one} checked={one === (tried?.fields.language ?? language)} />
							<span lang={one}>{LANGUAGE_NAMES[one]}</span>
						</label>
					))}
				</fieldset>
				<button type="submit" class="strong">
					{text.save}
				</button>
			</Form>
		</Section>
	);
}

export function EmailSection({ visit, tried }: Props) {
	const { email: text } = visit.text;
	return (
		<Section id="email" title={text.title}>
			<p>{text.now(visit.session.account.email)}</p>
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
				<button type="submit" class="strong">
					{text.send}
				</button>
			</Form>
		</Section>
	);
}

export function MailChoicesSection({ visit }: { readonly visit: EnteredVisit }) {
	const { told: text } = visit.text;
	return (
		<Section id="told" title={text.title}>
			<p>{text.hint}</p>
			<Form visit={visit} path="/profile/told">
				<label class="choice">
					<input type="checkbox" name="moves" value="on" checked={visit.session.account.toldOfMoves} />
					<span>{text.moves}</span>
				</label>
				<button type="submit" class="strong">
					{text.save}
				</button>
			</Form>
		</Section>
	);
}

export function PasswordSection({ visit, tried }: Props) {
	const { password: text } = visit.text;
	return (
		<Section id="password" title={text.title}>
			<p>{text.hint}</p>
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
				<button type="submit" class="strong">
					{text.save}
				</button>
			</Form>
		</Section>
	);
}
