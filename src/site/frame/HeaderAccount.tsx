import { useWayBack } from "../../client/account/coming-from.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { UnreachedMenu, useUnreached } from "../account/Unreached.tsx";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { UserMenu } from "./UserMenu.tsx";

/** The way in, in the header from 1180 px. */
function SignedOut() {
	const { inYear } = useYear();
	const text = useText();
	const wayBack = useWayBack();
	return (
		<Link
			to={inYear("signin")}
			state={wayBack}
			className="hit-44 inline-flex h-10 items-center rounded-control bg-header-accent px-4 font-[700] whitespace-nowrap text-on-header-accent hover:bg-[color-mix(in_oklab,var(--header-accent)_88%,black)]"
		>
			{text.signIn}
		</Link>
	);
}

/**
 * The account in the header. Until the user is known, space is reserved for the menu if a token is stored, and the sign-in link is shown if
 * not. So the first paint is as wide as the last.
 */
export function HeaderAccount() {
	const user = useAccount((state) => state.user);
	const unreached = useUnreached();
	if (user !== null) return <UserMenu user={user} />;
	if (unreached) return <UnreachedMenu />;
	return (
		<WithoutUser
			awaiting={
				<span className="if-token h-11 w-15 items-center">
					<span className="size-9 rounded-full bg-header-2" />
				</span>
			}
		>
			<SignedOut />
		</WithoutUser>
	);
}
