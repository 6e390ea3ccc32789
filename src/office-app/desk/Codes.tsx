import { type FormEvent, useState } from "react";
import { renderSVG } from "uqr";
import { call } from "../calls.ts";
import { useOfficeText } from "../frame/language.tsx";
import { useSession } from "../frame/session.tsx";
import { Field } from "../sign-in/Field.tsx";
import { PasswordField } from "../sign-in/PasswordField.tsx";
import { DeskSection } from "./DeskSection.tsx";
import type { SignInWays } from "./OwnDesk.tsx";
import { useDoing } from "./use-doing.ts";

type NewCodes = { readonly secret: string; readonly uri: string };

/** One-time codes: set up with the password and confirmed with the first code. And what the office asks of all desks. */
export function Codes({ ways, onChanged }: { ways: SignInWays; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const { desk, needsCodes } = useSession();
	const [made, setMade] = useState<NewCodes & { readonly password: string }>();
	const { isBusy, refused, doing } = useDoing();
	const begin = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		if (ways.hasCodes) {
			if (await doing(() => call("DELETE", "/codes", { password }))) onChanged();
			return;
		}
		await doing(async () => setMade({ ...(await call<NewCodes>("POST", "/codes", { password })), password }));
	};
	const confirm = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (made === undefined) return;
		const code = String(new FormData(event.currentTarget).get("code"));
		const { secret, password } = made;
		if (!(await doing(() => call("PUT", "/codes", { secret, password, code })))) return;
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
					<PasswordField label={text.oldPassword} name="password" autoComplete="current-password" error={refused?.message} />
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
			{desk.role === "office" && <RuleForAll isOn={ways.secondFactor} onChanged={onChanged} />}
		</DeskSection>
	);
}

function RuleForAll({ isOn, onChanged }: { isOn: boolean; onChanged: () => void }) {
	const { desk: text } = useOfficeText();
	const { isBusy, refused, doing } = useDoing();
	const change = async (secondFactor: boolean) => {
		if (await doing(() => call("PUT", "/rules", { secondFactor }))) onChanged();
	};
	return (
		<div className="mt-5 border-t border-line pt-4">
			<label className="flex min-h-11 items-center gap-3 font-[600]">
				<input
					type="checkbox"
					checked={isOn}
					disabled={isBusy}
					onChange={({ target }) => void change(target.checked)}
					className="size-5 accent-[var(--ink)]"
				/>
				{text.ruleOn}
			</label>
			<p className="office-meta">{refused?.message ?? text.ruleHow}</p>
		</div>
	);
}
