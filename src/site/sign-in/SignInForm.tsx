import { useRef } from "react";
import { account } from "../../client/account/account.ts";
import { useWayBack } from "../../client/account/coming-from.ts";
import type { useEnter } from "../../client/account/use-enter.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { type SiteData, useSite, useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { AccountForm, type FormHandle } from "./AccountForm.tsx";

/** E-mail and password, the way to a new one, and the way to an account. */
export function SignInForm({ enter }: Pick<ReturnType<typeof useEnter>, "enter">) {
	const text = useText();
	const { inYear } = useYear();
	const { demoAccount } = useSite();
	const query = useQueryLink();
	const wayBack = useWayBack();
	const form = useRef<FormHandle>(null);
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

type Props = { account: NonNullable<SiteData["demoAccount"]>; fill: () => void };
/** The demo's own account, for everyone to try. */
function DemoAccount({ account, fill }: Props) {
	const { account: text } = useText();
	return (
		<div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-3.5 py-3">
			<p className="min-w-0 flex-1 basis-52">
				{text.demoAccount}
				<b className="block font-[650] break-words">{account.email}</b>
				<b className="block font-[650] whitespace-nowrap">{account.password}</b>
			</p>
			<Button kind="quiet" onClick={fill} className="scripts-only">
				{text.fillIn}
			</Button>
		</div>
	);
}
