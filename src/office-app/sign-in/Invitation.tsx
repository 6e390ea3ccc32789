import { type FormEvent, useEffect, useState } from "react";
import { Link, useParams } from "react-router";
import type { Role } from "../../office/desk.ts";
import { formatInstant, formatWeekday } from "../../text/format.ts";
import { Field } from "../parts/Field.tsx";
import { Icon } from "../parts/Icon.tsx";
import { PasswordField } from "../parts/PasswordField.tsx";
import { BRAND } from "../session/brand.ts";
import { call, refusalWords } from "../session/calls.ts";
import { useLanguage, useOfficeText } from "../session/language.tsx";
import { Outside } from "./Outside.tsx";

type Told = {
	readonly name: string;
	readonly email: string;
	readonly role: Role;
	readonly until: string | null;
	readonly expiresAt: string;
};

/** The account service's rule (text/accounts/password-length.ts). */
const SHORTEST_PASSWORD = 8;

/** The page of an invitation's link: the account, its permissions, and a password to choose. */
export default function Invitation() {
	const { signIn, frame } = useOfficeText();
	const { secret = "" } = useParams();
	const [told, setTold] = useState<Told>();
	const [gone, setGone] = useState<string>();
	useEffect(() => {
		const leaving = new AbortController();
		call<Told>("GET", `/invitation/${encodeURIComponent(secret)}`, undefined, leaving.signal).then(setTold, (error: unknown) => {
			if (leaving.signal.aborted) return;
			setGone(refusalWords(error, frame.noNetwork));
		});
		return () => leaving.abort();
	}, [secret, frame]);
	if (gone !== undefined)
		return (
			<Outside title={signIn.invitation}>
				<p role="alert" className="mt-4 text-[1.0625rem]">
					{gone}
				</p>
				<p className="mt-4">
					{signIn.beenIn}{" "}
					<Link to="/sign-in" className="font-[600] underline decoration-accent decoration-2 underline-offset-4">
						{signIn.signIn}
					</Link>
				</p>
			</Outside>
		);
	if (told === undefined) return <Outside title={signIn.invitation}>{frame.loading}</Outside>;
	return <Taking told={told} secret={secret} />;
}

function Taking({ told, secret }: { told: Told; secret: string }) {
	const { signIn, frame } = useOfficeText();
	const language = useLanguage();
	const [password, setPassword] = useState("");
	const [refused, setRefused] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const length = [...password.normalize("NFKC")].length;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		try {
			await call("POST", `/invitation/${encodeURIComponent(secret)}`, { password });
			location.assign("/office");
		} catch (error) {
			setRefused(refusalWords(error, frame.noNetwork));
			setBusy(false);
		}
	};
	const facts = [
		[signIn.desk, told.name],
		[signIn.mayDo, signIn.may[told.role]],
		[signIn.until, told.until === null ? signIn.untilRemoved : formatWeekday(told.until, language)],
	] as const;
	const until = formatInstant(new Date(told.expiresAt), Intl.DateTimeFormat().resolvedOptions().timeZone, language, true);
	return (
		<Outside title={signIn.invited}>
			<p className="mt-1 text-[1.0625rem]/6 text-ink-2">{signIn.invitedTo[told.role](BRAND.name)}</p>
			<dl className="mt-4 border-t-2 border-ink">
				{facts.map(([what, fact]) => (
					<div key={what} className="flex gap-3 border-b border-line py-3">
						<dt className="w-26 shrink-0 text-ink-2">{what}</dt>
						<dd className="font-[600]">{fact}</dd>
					</div>
				))}
			</dl>
			<form onSubmit={(event) => void submit(event)} noValidate>
				<Field label={signIn.email} value={told.email} readOnly autoComplete="username" />
				<PasswordField
					label={signIn.choose}
					value={password}
					onChange={({ target }) => {
						setPassword(target.value);
						setRefused(undefined);
					}}
					autoComplete="new-password"
					required
					error={refused}
					help={
						length < SHORTEST_PASSWORD ? (
							signIn.tooFew(SHORTEST_PASSWORD)
						) : (
							<span className="flex items-center gap-2 text-live-ink">
								<Icon name="checkCircle" />
								{signIn.enough(length)}
							</span>
						)
					}
				/>
				<button type="submit" disabled={isBusy || length < SHORTEST_PASSWORD} className="act-button mt-6">
					{signIn.open}
				</button>
			</form>
			<p className="mt-4 text-ink-2">
				{signIn.linkOnce(until)}{" "}
				<Link to="/sign-in" className="font-[650] text-ink underline decoration-accent-ink decoration-2 underline-offset-4">
					{signIn.signIn}
				</Link>
			</p>
		</Outside>
	);
}
