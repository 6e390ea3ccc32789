import { type FormEvent, useId, useState } from "react";
import { renderSVG } from "uqr";
import { Field } from "../parts/Field.tsx";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import { useDoing } from "../session/use-doing.ts";
import { DeskSection } from "./DeskSection.tsx";
import type { SignInWays } from "./OwnDesk.tsx";
import { ProofFields } from "./ProofFields.tsx";

type NewCodes = { readonly secret: string; readonly uri: string };

/** One-time codes: set up with the password, and confirmed with the first code; and the office's requirement for all accounts. */
export function Codes({ ways, onChanged }: { ways: SignInWays; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const { desk, needsCodes } = useSession();
	const [made, setMade] = useState<NewCodes>();
	const { isBusy, refused, doing } = useDoing();
	const begin = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const proof = Object.fromEntries(new FormData(event.currentTarget));
		if (ways.hasCodes) {
			if (await doing(() => call("DELETE", "/codes", proof))) onChanged();
			return;
		}
		await doing(async () => setMade(await call<NewCodes>("POST", "/codes", proof)));
	};
	const confirm = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (made === undefined) return;
		const code = String(new FormData(event.currentTarget).get("code"));
		const { secret } = made;
		if (!(await doing(() => call("PUT", "/codes", { secret, code })))) return;
		// Now the whole office opens.
		if (needsCodes) location.assign("/office");
		setMade(undefined);
		onChanged();
	};
	return (
		<DeskSection title={text.codes}>
			<p className="mt-3">{ways.hasCodes ? text.codesOn : text.codesOff}</p>
			{made === undefined ? (
				<form noValidate onSubmit={(event) => void begin(event)} className="max-w-md">
					<ProofFields hasCodes={ways.hasCodes} refused={refused} />
					<button type="submit" disabled={isBusy} className="office-button mt-4">
						{ways.hasCodes ? text.turnOff : text.setUp}
					</button>
				</form>
			) : (
				<form noValidate onSubmit={(event) => void confirm(event)} className="max-w-md">
					<p className="mt-3">{text.codesHow}</p>
					<img
						src={`data:image/svg+xml,${encodeURIComponent(renderSVG(made.uri, { border: 2 }))}`}
						alt={text.picture}
						width={200}
						height={200}
						className="mt-3 bg-white"
					/>
					<p className="mt-2">
						{text.key}: <strong className="break-all select-all">{made.secret}</strong>
					</p>
					<Field
						label={text.code}
						name="code"
						inputMode="numeric"
						autoComplete="one-time-code"
						autoFocus
						error={refused?.message}
					/>
					<button type="submit" disabled={isBusy} className="office-button office-button-ink mt-4">
						{text.turnOn}
					</button>
				</form>
			)}
			{desk.role === "office" && <RuleForAll ways={ways} onChanged={onChanged} />}
		</DeskSection>
	);
}

function RuleForAll({ ways: { hasCodes, secondFactor }, onChanged }: { ways: SignInWays; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const id = useId();
	const { isBusy, refused, doing } = useDoing();
	const change = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		const proof = Object.fromEntries(new FormData(form));
		if (!(await doing(() => call("PUT", "/rules", { ...proof, secondFactor: !secondFactor })))) return;
		form.reset();
		onChanged();
	};
	return (
		<form
			noValidate
			aria-labelledby={id}
			onSubmit={(event) => void change(event)}
			className="mt-5 max-w-md border-t border-line pt-4"
		>
			<h3 id={id} className="font-[650]">
				{text.rule}
			</h3>
			<p className="mt-1">{secondFactor ? text.ruleIsOn : text.ruleIsOff}</p>
			<ProofFields hasCodes={hasCodes} refused={refused} />
			<button type="submit" disabled={isBusy} className="office-button mt-4">
				{secondFactor ? text.ruleOff : text.ruleOn}
			</button>
			<p className="office-meta mt-2">{text.ruleHow}</p>
		</form>
	);
}
