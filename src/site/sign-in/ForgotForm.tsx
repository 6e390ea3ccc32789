import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { calls } from "../../client/account/account.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { Link } from "../../ui/Link.tsx";
import { AccountForm } from "./AccountForm.tsx";

/** Asks for instructions for a new password. The answer is the same whether or not the address is known. */
export function ForgotForm() {
	const { account: text } = useText();
	const { state } = useLocation();
	const query = useQueryLink();
	const [sent, setSent] = useState(false);
	return (
		<>
			{sent ? (
				<Sent />
			) : (
				<AccountForm
					kind="forgot"
					fields={["email"]}
					submit={text.sendInstructions}
					failure={text.notSent}
					act={async ({ email }) => {
						await calls.forgotPassword(email);
						setSent(true);
					}}
				/>
			)}
			<p className="mt-5">
				<Link to={query({ forgot: null })} state={state} className="text-link hit-44">
					{text.backToSignIn}
				</Link>
			</p>
		</>
	);
}

/** Replaces the form and gets its focus. */
function Sent() {
	const { account: text } = useText();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="mt-6">
			<Bars lit />
			<h2 ref={heading} tabIndex={-1} className="type-h2 mt-4 outline-none">
				{text.instructionsSent}
			</h2>
			<p className="mt-2 text-[1.0625rem] text-ink-2">{text.instructionsSentHint}</p>
		</div>
	);
}
