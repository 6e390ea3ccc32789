import { type ReactNode, useLayoutEffect, useRef } from "react";
import { useAccount } from "../../client/account/use-account.ts";
import { useSignOut } from "../../client/account/use-sign-out.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Unreached, useUnreached } from "../account/Unreached.tsx";

/** The page around a form of the account: its title, its benefits, and a message for users who are signed in already. */
export function WayIn({ title, why, children }: { title: string; why: string; children: ReactNode }) {
	const text = useText();
	const shown = useRef(title);
	// The forgotten password is a state of signing in: the link that led there is gone, so the focus is set here.
	useLayoutEffect(() => {
		if (shown.current !== title && document.activeElement === document.body)
			document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
		shown.current = title;
	}, [title]);
	return (
		<div className="page-column pb-11">
			<div className="max-w-120 pt-6.5">
				<PageTitle>{title}</PageTitle>
				<p className="mt-2 text-[1.0625rem]/[1.4] text-ink-2">{why}</p>
				<p className="no-scripts-only mt-5 rounded-control border border-line bg-surface px-3.5 py-3">
					{text.account.needsScripts}
				</p>
				{children}
			</div>
		</div>
	);
}

/** What signed-in users see. @param unless true during the navigation after signing in, so that it does not flash */
export function AlreadyIn({ unless, children }: { unless: boolean; children: ReactNode }) {
	const text = useText();
	const { inYear } = useYear();
	const user = useAccount((state) => state.user);
	const signOut = useSignOut();
	const unreached = useUnreached();
	if (user === null || unless) {
		return (
			<>
				{unreached && !unless && (
					<div className="mt-6">
						<Unreached />
					</div>
				)}
				{children}
			</>
		);
	}
	return (
		<div className="mt-6">
			<p className="text-[1.0625rem]">{text.account.signedInAs(user.name)}</p>
			<div className="mt-4 flex flex-wrap gap-2.5">
				<ButtonLink to={inYear("")}>{text.start}</ButtonLink>
				<Button kind="secondary" onClick={signOut}>
					{text.signOut}
				</Button>
			</div>
		</div>
	);
}
