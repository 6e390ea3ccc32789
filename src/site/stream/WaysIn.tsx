import { useWayBack } from "../../client/account/coming-from.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useYear } from "../../client/data/site-data.ts";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { useUnreached } from "../account/Unreached.tsx";
import { BuyPass } from "./BuyPass.tsx";
import { Way } from "./Way.tsx";

type Props = { access: StreamPlayerData["access"]; on: "frame" | "page" };

/**
 * What opens a locked stream to a reader (DECISIONS §7): to sign in, for whom that is enough or who may hold a pass; of a stream
 * with a pass, for the year being viewed, what leads to the pass.
 */
export function WaysIn({ access, on }: Props) {
	const { signIn, account } = useText();
	const { inYear } = useYear();
	const from = useWayBack();
	const signedIn = useAccount(({ auth }) => auth);
	const unreached = useUnreached();
	if (unreached) return <span className="self-center">{account.unreached()}</span>;
	if (signedIn) return access === "PASS" ? <BuyPass on={on} /> : null;
	return (
		<Way to={inYear("signin")} state={from} strong={access === "ACCOUNT"} on={on}>
			{signIn}
		</Way>
	);
}
