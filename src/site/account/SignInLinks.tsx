import { useText } from "../../text/use-text.ts";
import { useYear } from "../site-data.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { useWayBack } from "./coming-from.ts";

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
