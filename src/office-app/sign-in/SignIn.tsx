import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router";
import { Field } from "../parts/Field.tsx";
import { PasswordField } from "../parts/PasswordField.tsx";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useDoing } from "../session/use-doing.ts";
import { Outside } from "./Outside.tsx";

export default function SignIn() {
	const { signIn } = useOfficeText();
	const from = (useLocation().state as { from?: string } | null)?.from ?? "/";
	const [asksCode, setAsksCode] = useState(false);
	const { isBusy, refused, doing } = useDoing();
	// A full load drops the previous account's data in the browser.
	const comeIn = () => location.assign(`/office${from}`);
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = Object.fromEntries(new FormData(event.currentTarget));
		await doing(async () => {
			// An answer with content means that another step is required.
			const more = await call<{ readonly code: boolean } | undefined>("POST", "/sign-in", given);
			if (more?.code) setAsksCode(true);
			else comeIn();
		});
	};
	const withPasskey = () =>
		void doing(async () => {
			const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>("POST", "/sign-in/passkey/options", {});
			// The user cancelled; signing in with the password remains possible.
			const response = await startAuthentication({ optionsJSON }).catch(() => undefined);
			if (response === undefined) return;
			await call("POST", "/sign-in/passkey", { response });
			comeIn();
		});
	const isOfCode = refused?.because === "code";
	return (
		<Outside title={signIn.title}>
			<form onSubmit={(event) => void submit(event)} noValidate className="mt-2">
				<Field label={signIn.email} name="email" type="email" autoComplete="username webauthn" required autoFocus />
				<PasswordField
					label={signIn.password}
					name="password"
					autoComplete="current-password"
					required
					error={isOfCode ? undefined : refused?.message}
				/>
				{asksCode && (
					<Field
						label={signIn.code}
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						autoFocus
						help={signIn.codeHow}
						error={isOfCode ? refused.message : undefined}
					/>
				)}
				<button type="submit" disabled={isBusy} className="act-button mt-6">
					{signIn.signIn}
				</button>
			</form>
			<button type="button" disabled={isBusy} onClick={withPasskey} className="office-button mt-3 w-full">
				{signIn.withPasskey}
			</button>
			<p className="mt-5 text-ink-2">{signIn.forgotten}</p>
		</Outside>
	);
}
