import { useAccount } from "../../client/account/use-account.ts";
import { UnreachedMenu, useUnreached } from "../account/Unreached.tsx";
import { WithoutUser } from "../account/WithoutUser.tsx";
import { SignedOut } from "./SignedOut.tsx";
import { UserMenu } from "./UserMenu.tsx";

/**
 * The account in the header. Until it is known who reads, the room of the menu is kept where a token is, and the way in stands where
 * none is: the first paint is as wide as the last.
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
