import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { account } from "../../client/account/account.ts";
import { useAccount, useAllAccess } from "../../client/account/use-account.ts";
import { useQueryLink } from "../../client/address/query.ts";
import { PAUSES, RETURNED } from "../../client/address/returned.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Toast } from "../../ui/Toast.tsx";

/**
 * Shows the outcome to a user who returns from the payment. The payment service notifies the account service separately, so the user is
 * refetched until the pass is there, for about a minute. The live region exists before it has text, so that screen readers announce the
 * text.
 */
export function PassReturn() {
	const { pass: text } = useText();
	const { year } = useYear();
	const [search] = useSearchParams();
	const query = useQueryLink();
	const navigate = useNavigate();
	const allAccess = useAllAccess();
	const known = useAccount(({ phase }) => phase === "known");
	const how = known ? search.get(RETURNED) : null;
	const { isOver, again } = useAsking(how === "paid" && !allAccess);
	const close = () => void navigate(query({ [RETURNED]: null }), { replace: true, preventScrollReset: true });
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 flex justify-center"
		>
			{how === "cancelled" && <Toast message={text.cancelled} close={close} />}
			{how === "paid" && allAccess && <Toast key="opened" message={text.opened(year)} close={close} />}
			{how === "paid" && !allAccess && !isOver && <Toast key="opening" message={text.opening(year)} close={null} />}
			{how === "paid" && !allAccess && isOver && (
				<Toast key="slow" message={text.slow(year)} action={{ label: text.askAgain, act: again }} close={null} />
			)}
		</div>
	);
}

/** Asks for the user again and again while it waits. */
function useAsking(waits: boolean): { isOver: boolean; again: () => void } {
	const [asked, setAsked] = useState(0);
	const isOver = asked >= PAUSES.length;
	useEffect(() => {
		if (!waits || isOver) return;
		const timer = setTimeout(() => void account.reload().finally(() => setAsked(asked + 1)), PAUSES[asked]);
		return () => clearTimeout(timer);
	}, [waits, isOver, asked]);
	return { isOver, again: () => setAsked(0) };
}
