import { useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Loader } from "../../ui/Loader.tsx";
import { waitingTarget } from "./failed-module.ts";

const CARD =
	"pointer-events-none fixed left-1/2 z-30 -translate-x-1/2 rounded-card border border-line bg-surface px-4 py-3.5 shadow-menu";
/** Above the bar at the window's foot. The line at its top shows since when the page may be stale. */
const AT_FOOT = "bottom-[calc(8rem+env(safe-area-inset-bottom))]";

/** The address that waits for the network; null for none. */
export const useWaitingTarget = (): string | null => useSyncExternalStore(waitingTarget.subscribe, waitingTarget.now, () => null);

/**
 * Fl(3) at the top of the window while the next page's data loads; if it waits for the network, a text. A refetch of the same page shows
 * nothing, since its old data stays.
 */
export function NavigationLoader() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	const waiting = useWaitingTarget();
	const text = useText();
	if (waiting !== null) {
		return (
			<p role="status" className={`${CARD} ${AT_FOOT} flex w-max max-w-[calc(100vw-2rem)] items-center gap-3 font-[600]`}>
				<Icon name="warning" size={20} className="shrink-0" />
				{text.waitingForNetwork}
			</p>
		);
	}
	if (next === undefined || next.pathname === pathname) return null;
	return <Loader className={`${CARD} top-4`} />;
}
