import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import { type FieldName, type Problem, problemOf, wrongWith } from "../../client/account/form-problem.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { FormProblem } from "../../ui/FormProblem.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { PasswordField } from "./PasswordField.tsx";

type Values = Record<FieldName, string>;
/** Writes values into the fields. */
export type FormHandle = { fill: (values: Partial<Values>) => void };

type Props = {
	kind: "signIn" | "signUp" | "forgot";
	fields: readonly FieldName[];
	submit: string;
	/** The beginning of an error's summary. */
	failure: string;
	/** Throws what the service answered where it did not work. */
	act: (values: Values) => Promise<void>;
	/** Between the fields and the button. */
	children?: ReactNode;
	ref?: Ref<FormHandle>;
};

/**
 * A form of the account: errors are shown above it and under each field. Without scripts it submits nothing, so that no password can get
 * into an address.
 */
export function AccountForm({ kind, fields, submit, failure, act, children, ref }: Props) {
	const { account: text } = useText();
	const form = useRef<HTMLFormElement>(null);
	const [problem, setProblem] = useState<Problem | null>(null);
	const [busy, setBusy] = useState(false);
	const input = (name: FieldName) => form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
	useImperativeHandle(ref, () => ({
		fill(values) {
			for (const name of fields) {
				const field = input(name);
				if (field && values[name] !== undefined) field.value = values[name];
			}
			form.current?.querySelector<HTMLButtonElement>("button[type=submit]")?.focus();
		},
	}));

	function show(found: Problem | null): void {
		setProblem(found);
		const first = fields.find((name) => found?.fields[name] !== undefined);
		if (first !== undefined) input(first)?.focus();
	}

	async function send(): Promise<void> {
		const values = Object.fromEntries(fields.map((name) => [name, input(name)?.value ?? ""])) as Values;
		const wrong = wrongWith(values, kind === "signUp", text);
		show(wrong);
		if (wrong !== null) return;
		setBusy(true);
		try {
			await act({ ...values, ...("email" in values && { email: values.email.trim() }) });
		} catch (error) {
			show(problemOf(error, kind === "signIn", text));
		} finally {
			setBusy(false);
		}
	}

	return (
		<form
			ref={form}
			method="dialog"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (!busy) void send();
			}}
		>
			{problem !== null && <FormProblem title={failure}>{problem.summary}</FormProblem>}
			{fields.includes("name") && (
				<TextField label={text.name} name="name" autoComplete="name" required error={problem?.fields.name} />
			)}
			<TextField
				label={text.email}
				name="email"
				type="email"
				inputMode="email"
				autoComplete={kind === "signUp" ? "email" : "username"}
				autoCapitalize="none"
				spellCheck={false}
				required
				error={problem?.fields.email}
			/>
			{fields.includes("password") && (
				<PasswordField
					label={kind === "signUp" ? text.newPassword : text.password}
					autoComplete={kind === "signUp" ? "new-password" : "current-password"}
					error={problem?.fields.password}
				/>
			)}
			{children}
			<Button type="submit" busy={busy} className="scripts-only mt-5 min-h-13 w-full text-[1.0625rem]">
				{submit}
			</Button>
		</form>
	);
}
