import { useRef } from "react";
import { Link } from "react-router";
import { useQueryLink } from "../query.ts";
import { useSite, useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Section } from "../ui/Section.tsx";
import { AccountForm, type Filled } from "./AccountForm.tsx";
import { account } from "./account.ts";
import { useWayBack } from "./coming-from.ts";
import { DemoAccount } from "./DemoAccount.tsx";
import type { useEnter } from "./use-enter.ts";

/** E-mail and password, the way to a new one, and the way to an account. */
export function SignInForm({ enter }: Pick<ReturnType<typeof useEnter>, "enter">) {
	const text = useText();
	const { inYear } = useYear();
	const { demoAccount } = useSite();
	const query = useQueryLink();
	const wayBack = useWayBack();
	const form = useRef<Filled>(null);
	return (
		<>
			{demoAccount !== null && <DemoAccount account={demoAccount} fill={() => form.current?.fill(demoAccount)} />}
			<AccountForm
				ref={form}
				kind="signIn"
				fields={["email", "password"]}
				submit={text.signIn}
				failure={text.account.notSignedIn}
				act={({ email, password }) => enter(() => account.signIn({ email, password }))}
			>
				<p className="mt-4">
					<Link to={query({ forgot: "1" })} state={wayBack} className="text-link hit-44">
						{text.account.forgotPassword}
					</Link>
				</p>
			</AccountForm>
			<Section title={text.account.newHere} className="mt-7">
				<p className="text-[1.0625rem] text-ink-2">{text.account.newHereHint}</p>
				<ButtonLink to={inYear("signup")} state={wayBack} kind="secondary" className="mt-4 min-h-13 w-full text-[1.0625rem]">
					{text.createAccount}
				</ButtonLink>
			</Section>
		</>
	);
}
