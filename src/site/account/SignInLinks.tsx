import { useWayBack } from "../../client/account/coming-from.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";

/** To the sign-in, and to an account for who has none; both come back here. */
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
