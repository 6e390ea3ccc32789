import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { formatInstant } from "../../site/text/format.ts";
import { call } from "../calls.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { PasswordField } from "../sign-in/PasswordField.tsx";
import { DeskSection } from "./DeskSection.tsx";
import { useDoing } from "./use-doing.ts";

export type OwnPasskey = { readonly id: string; readonly name: string; readonly createdAt: string };

export function Passkeys({ passkeys, onChanged }: { passkeys: readonly OwnPasskey[]; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [isNotMade, setNotMade] = useState(false);
	const { isBusy, refused, doing } = useDoing();
	const add = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		setNotMade(false);
		await doing(async () => {
			const said = Object.fromEntries(new FormData(form));
			const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>("POST", "/passkeys/options", said);
			// Its keeper said no, or has one already.
			const response = await startRegistration({ optionsJSON }).catch(() => undefined);
			if (response === undefined) return setNotMade(true);
			await call("POST", "/passkeys", { response });
			form.reset();
			onChanged();
		});
	};
	const remove = async (id: string) => {
		if (await doing(() => call("DELETE", `/passkeys/${id}`))) onChanged();
	};
	return (
		<DeskSection title={text.passkeys}>
			<p className="mt-3 text-ink-2">{text.passkeysHow}</p>
			<form noValidate onSubmit={(event) => void add(event)} className="max-w-md">
				<PasswordField
					label={text.oldPassword}
					name="password"
					autoComplete="current-password"
					error={refused?.errors.password?.[0] ?? refused?.message}
				/>
				<button type="submit" disabled={isBusy} className="office-button mt-4">
					{text.addPasskey}
				</button>
			</form>
			<p role="status" className="text-amber-ink">
				{isNotMade ? text.notMade : ""}
			</p>
			<ul>
				{passkeys.map(({ id, name, createdAt }) => (
					<li key={id} className="flex items-center gap-4 border-b border-line py-2.5">
						<span className="flex-1">
							{name}{" "}
							<span className="office-meta">{text.added(formatInstant(new Date(createdAt), cup.zone, language, true))}</span>
						</span>
						<button type="button" aria-label={text.remove(name)} onClick={() => void remove(id)} className="office-button">
							{text.removeShort}
						</button>
					</li>
				))}
			</ul>
		</DeskSection>
	);
}
