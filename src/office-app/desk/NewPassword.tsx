import { type FormEvent, useState } from "react";
import { PasswordField } from "../parts/PasswordField.tsx";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useDoing } from "../session/use-doing.ts";
import { DeskSection } from "./DeskSection.tsx";
import { ProofFields } from "./ProofFields.tsx";

export function NewPassword({ hasCodes }: { hasCodes: boolean }) {
	const { desk: text } = useOfficeText();
	const [said, setSaid] = useState("");
	const { isBusy, refused, doing } = useDoing();
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = event.currentTarget;
		setSaid("");
		const isDone = await doing(() => call("POST", "/password", Object.fromEntries(new FormData(form))));
		if (!isDone) return;
		form.reset();
		setSaid(text.saved);
	};
	const { errors = {} } = refused ?? {};
	return (
		<DeskSection title={text.password}>
			<form noValidate onSubmit={(event) => void submit(event)} className="max-w-md">
				<ProofFields hasCodes={hasCodes} refused={refused} />
				<PasswordField label={text.newPassword} name="newPassword" autoComplete="new-password" error={errors.newPassword?.[0]} />
				<button type="submit" disabled={isBusy} className="office-button mt-4">
					{text.changePassword}
				</button>
				<p className="office-meta mt-2">{text.changeHow}</p>
				<p role="status" className="font-[600] text-live-ink">
					{said}
				</p>
			</form>
		</DeskSection>
	);
}
