import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { type FormEvent, useRef, useState } from "react";
import { formatInstant } from "../../text/format.ts";
import { call } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { useDoing } from "../session/use-doing.ts";
import { DeskSection } from "./DeskSection.tsx";
import type { SignInWays } from "./OwnDesk.tsx";
import { ProofFields } from "./ProofFields.tsx";

export type OwnPasskey = { readonly id: string; readonly name: string; readonly createdAt: string };

export function Passkeys({ ways, onChanged }: { ways: SignInWays; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const form = useRef<HTMLFormElement>(null);
	const proof = () => Object.fromEntries(new FormData(form.current!));
	const [isNotMade, setNotMade] = useState(false);
	const { isBusy, refused, doing } = useDoing();
	const add = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setNotMade(false);
		await doing(async () => {
			const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>("POST", "/passkeys/options", proof());
			// The user has cancelled, or the device has a passkey already.
			const response = await startRegistration({ optionsJSON }).catch(() => undefined);
			if (response === undefined) return setNotMade(true);
			await call("POST", "/passkeys", { response });
			form.current?.reset();
			onChanged();
		});
	};
	const remove = async (id: string) => {
		setNotMade(false);
		if (!(await doing(() => call("DELETE", `/passkeys/${id}`, proof())))) return;
		form.current?.reset();
		onChanged();
	};
	return (
		<DeskSection title={text.passkeys}>
			<p className="mt-3 text-ink-2">{text.passkeysHow}</p>
			<form ref={form} noValidate onSubmit={(event) => void add(event)} className="max-w-md">
				<ProofFields hasCodes={ways.hasCodes} refused={refused} />
				<button type="submit" disabled={isBusy} className="office-button mt-4">
					{text.addPasskey}
				</button>
			</form>
			<p role="status" className="text-amber-ink">
				{isNotMade ? text.notMade : ""}
			</p>
			<ul>
				{ways.passkeys.map(({ id, name, createdAt }) => (
					<li key={id} className="flex items-center gap-4 border-b border-line py-2.5">
						<span className="flex-1">
							{name}{" "}
							<span className="office-meta">{text.added(formatInstant(new Date(createdAt), cup.zone, language, true))}</span>
						</span>
						<button
							type="button"
							aria-label={text.remove(name)}
							disabled={isBusy}
							onClick={() => void remove(id)}
							className="office-button"
						>
							{text.removeShort}
						</button>
					</li>
				))}
			</ul>
		</DeskSection>
	);
}
