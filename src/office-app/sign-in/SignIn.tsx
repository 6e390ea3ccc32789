import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { CallRefused, call } from "../calls.ts";
import { useOfficeText } from "../frame/language.tsx";
import { Field } from "./Field.tsx";
import { Outside } from "./Outside.tsx";
import { PasswordField } from "./PasswordField.tsx";

export default function SignIn() {
	const { signIn, frame } = useOfficeText();
	const from = (useLocation().state as { from?: string } | null)?.from ?? "/";
	const [refused, setRefused] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const { email, password } = Object.fromEntries(new FormData(event.currentTarget));
		setBusy(true);
		try {
			await call("POST", "/sign-in", { email, password });
			// A whole load: what the browser holds of an earlier desk goes with it.
			location.assign(`/office${from}`);
		} catch (error) {
			setRefused(error instanceof CallRefused && error.message !== "" ? error.message : frame.noNetwork);
			setBusy(false);
		}
	};
	return (
		<Outside title={signIn.title}>
			<form onSubmit={(event) => void submit(event)} noValidate className="mt-2">
				<Field label={signIn.email} name="email" type="email" autoComplete="username" required autoFocus />
				<PasswordField label={signIn.password} name="password" autoComplete="current-password" required error={refused} />
				<button type="submit" disabled={isBusy} className="act-button mt-6">
					{signIn.signIn}
				</button>
			</form>
			<p className="mt-5 text-ink-2">{signIn.forgotten}</p>
		</Outside>
	);
}
