import { Field } from "../parts/Field.tsx";
import { PasswordField } from "../parts/PasswordField.tsx";
import { useOfficeText } from "../session/language.tsx";
import type { Refusal } from "../session/use-doing.ts";

type ProofFieldsProps = {
	/** Whether the desk has one-time codes. */
	readonly hasCodes: boolean;
	readonly refused: Refusal | undefined;
};

/** The proof for changing the sign-in: the password, and a one-time code if set up. */
export function ProofFields({ hasCodes, refused }: ProofFieldsProps) {
	const { desk: text } = useOfficeText();
	const isOfCode = hasCodes && (refused?.because === "code" || refused?.because === "code-missing");
	const { password, newPassword } = refused?.errors ?? {};
	const ofPassword = password?.[0] ?? (newPassword || isOfCode ? undefined : refused?.message);
	return (
		<>
			<PasswordField label={text.oldPassword} name="password" autoComplete="current-password" error={ofPassword} />
			{hasCodes && (
				<Field
					label={text.codeNow}
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					error={isOfCode ? refused.message : undefined}
				/>
			)}
		</>
	);
}
