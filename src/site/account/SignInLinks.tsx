import { useWayBack } from "../../client/account/coming-from.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

/** Links to sign in and to create an account; both return to this page. */
export function SignInLinks() {
	const text = useText();
	const { inYear } = useYear();
	const wayBack = useWayBack();
	return (
		<>
			<ButtonLink to={inYear("signin")} state={wayBack}>
				{text.signIn}
			</ButtonLink>
			<ButtonLink to={inYear("signup")} state={wayBack} kind="secondary">
				{text.createAccount}
			</ButtonLink>
		</>
	);
}
