import { useState } from "react";
import { Field } from "../parts/Field.tsx";
import { BRAND } from "../session/brand.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import type { ShownColleague } from "./Colleagues.tsx";
import { type Given, InvitationLink } from "./InvitationLink.tsx";

/** Actions on an existing account: invite again, sign out everywhere, remove. */
export function ExistingDesk({ desk, onChanged, onGone }: { desk: ShownColleague; onChanged: () => void; onGone: () => void }) {
	const { colleagues: text, frame } = useOfficeText();
	const [given, setGiven] = useState<Given>();
	const [said, setSaid] = useState<string>();
	const [refused, setRefused] = useState<string>();
	const [cupName, setCupName] = useState("");
	const doing = async (act: () => Promise<void>) => {
		setRefused(undefined);
		try {
			await act();
			onChanged();
		} catch (error) {
			setRefused(refusalWords(error, frame.noNetwork));
		}
	};
	return (
		<section aria-label={desk.name} className="mt-6 border-t-2 border-ink pt-4">
			<div className="flex flex-wrap gap-2">
				<button
					type="button"
					className="office-button"
					onClick={() => void doing(async () => setGiven(await call<Given>("POST", `/colleagues/${desk.id}/invitation`)))}
				>
					{text.renew}
				</button>
				<button
					type="button"
					className="office-button"
					onClick={() =>
						void doing(async () => {
							await call("DELETE", `/colleagues/${desk.id}/sessions`);
							setSaid(text.signedOut);
						})
					}
				>
					{text.signOut}
				</button>
			</div>
			<p className="office-meta mt-1.5">{text.renewHow}</p>
			{given !== undefined && <InvitationLink given={{ ...given, email: desk.email }} />}
			<p role="status" className="font-[600] text-live-ink">
				{said}
			</p>
			<form
				className="mt-4"
				onSubmit={(event) => {
					event.preventDefault();
					void doing(async () => {
						await call("DELETE", `/colleagues/${desk.id}`, { cupName });
						onGone();
					});
				}}
			>
				<p className="office-meta">{text.removeHow(BRAND.name)}</p>
				<div className="flex items-end gap-2">
					<div className="flex-1">
						<Field
							label={text.cupName}
							value={cupName}
							autoComplete="off"
							onChange={({ target }) => setCupName(target.value)}
							error={refused}
						/>
					</div>
					{refused === undefined && (
						<button type="submit" className="office-button min-h-12 text-loss">
							{text.remove}
						</button>
					)}
				</div>
				{refused !== undefined && (
					<button type="submit" className="office-button mt-2 text-loss">
						{text.remove}
					</button>
				)}
			</form>
		</section>
	);
}
