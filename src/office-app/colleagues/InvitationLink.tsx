import { useState } from "react";
import { useOfficeText } from "../session/language.tsx";

export type Given = { readonly id: string; readonly link: string; readonly mailed: boolean; readonly email?: string };

/** The link of an invitation, shown once. */
export function InvitationLink({ given: { link, mailed, email = "" } }: { given: Given }) {
	const { colleagues: text } = useOfficeText();
	const [isCopied, setCopied] = useState(false);
	const copy = () =>
		void navigator.clipboard.writeText(link).then(
			() => setCopied(true),
			() => undefined,
		);
	return (
		<div role="status" className="rounded-control border-2 border-live p-4">
			<p>{mailed ? text.sent(email) : text.link}</p>
			<p className="mt-2 break-all font-[600] select-all">{link}</p>
			{/* Without TLS there is no clipboard: the link is selected by one press. */}
			{"clipboard" in navigator && (
				<button type="button" onClick={copy} className="office-button mt-3">
					{isCopied ? text.copied : text.copy}
				</button>
			)}
		</div>
	);
}
