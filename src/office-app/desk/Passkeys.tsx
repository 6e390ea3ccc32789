import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from "@simplewebauthn/browser";
import { useState } from "react";
import { formatInstant } from "../../site/text/format.ts";
import { call } from "../calls.ts";
import { useLanguage, useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { DeskSection } from "./DeskSection.tsx";
import { useDoing } from "./use-doing.ts";

export type OwnPasskey = { readonly id: string; readonly name: string; readonly createdAt: string };

export function Passkeys({ passkeys, onChanged }: { passkeys: readonly OwnPasskey[]; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const language = useLanguage();
	const { cup } = useSession();
	const [isNotMade, setNotMade] = useState(false);
	const { isBusy, refused, doing } = useDoing();
	const add = async () => {
		setNotMade(false);
		await doing(async () => {
			const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>("POST", "/passkeys/options", {});
			// Its keeper said no, or has one already.
			const response = await startRegistration({ optionsJSON }).catch(() => undefined);
			if (response === undefined) return setNotMade(true);
			await call("POST", "/passkeys", { response });
			onChanged();
		});
	};
	const remove = async (id: string) => {
		if (await doing(() => call("DELETE", `/passkeys/${id}`))) onChanged();
	};
	return (
		<DeskSection
			title={text.passkeys}
			beside={
				<button type="button" disabled={isBusy} onClick={() => void add()} className="office-button">
					{text.addPasskey}
				</button>
			}
		>
			<p className="mt-3 text-ink-2">{text.passkeysHow}</p>
			<p role="status" className="text-amber-ink">
				{refused?.message ?? (isNotMade ? text.notMade : "")}
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
