import type { FormEvent } from "react";
import { Navigate } from "react-router";
import { Field } from "../parts/Field.tsx";
import { PasswordField } from "../parts/PasswordField.tsx";
import { BRAND } from "../session/brand.ts";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";
import { useCame } from "../session/session.tsx";
import { useDoing } from "../session/use-doing.ts";
import { Outside } from "./Outside.tsx";

/** Creates the first office account, on the machine whose log has the code. */
export default function FirstStart() {
	const { frame } = useOfficeText();
	const [came] = useCame();
	if (came.state === "asking") return <p className="sr-only">{frame.loading}</p>;
	// A stale address, or one opened from another machine, gets no form that the server would refuse.
	if (came.state === "in" || (came.state === "out" && !came.firstStart)) return <Navigate replace to="/" />;
	return <FirstDesk />;
}

function FirstDesk() {
	const { signIn, frame } = useOfficeText();
	const { isBusy, refused, doing } = useDoing();
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const given = Object.fromEntries(new FormData(event.currentTarget));
		void doing(async () => {
			await call("POST", "/first-start", given);
			location.assign("/office");
		});
	};
	const { errors = {} } = refused ?? {};
	const isOfField = Object.keys(errors).length > 0;
	return (
		<Outside title={signIn.firstStart}>
			<p className="mt-1 text-[1.0625rem]/6 text-ink-2">{signIn.firstStartHow(BRAND.name)}</p>
			<form onSubmit={submit} noValidate>
				<Field
					label={signIn.firstCode}
					name="code"
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					autoFocus
					help={signIn.firstCodeHow}
					error={errors.code?.[0] ?? (refused !== undefined && !isOfField ? refused.message : undefined)}
				/>
				<Field label={signIn.deskName} name="name" defaultValue={frame.roles.office} maxLength={60} error={errors.name?.[0]} />
				<Field label={signIn.email} name="email" type="email" autoComplete="username" error={errors.email?.[0]} />
				<PasswordField label={signIn.choose} name="password" autoComplete="new-password" error={errors.password?.[0]} />
				<button type="submit" disabled={isBusy} className="act-button mt-6">
					{signIn.open}
				</button>
			</form>
		</Outside>
	);
}
