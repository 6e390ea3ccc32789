import { account } from "../../client/account/account.ts";
import { useAccount } from "../../client/account/use-account.ts";
import { useText } from "../../text/use-text.ts";
import { Toast } from "../../ui/Toast.tsx";

/** Reports a change of favourites. The live region exists before its text, so that screen readers announce it. */
export function FavouriteToast() {
	const { account: text } = useText();
	const notice = useAccount((state) => state.notice);
	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-4 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 flex justify-center"
		>
			{notice !== null && (
				<Toast
					key={`${notice.kind} ${notice.name}`}
					message={text[notice.kind](notice.name)}
					action={notice.undo && { label: text.undo, act: notice.undo }}
					close={account.dismissNotice}
				/>
			)}
		</div>
	);
}
