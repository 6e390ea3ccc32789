import { useWayBack } from "../../client/account/coming-from.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";

/** The way in, in the header from 1180 px. */
export function SignedOut() {
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
