import { useCallback, useSyncExternalStore } from "react";

const PHONE = "(width < 51.25rem)";
const TABLET = "(51.25rem <= width < 73.75rem)";

/** Whether the window is a phone's: narrower than 820 px at the default text size. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** Whether it is a tablet's: from 820 to 1180 px. */
export const useIsTablet = (): boolean => useMedia(TABLET);

function useMedia(media: string): boolean {
	return useSyncExternalStore(
		useCallback(
			(changed) => {
				const query = matchMedia(media);
				query.addEventListener("change", changed);
				return () => query.removeEventListener("change", changed);
			},
			[media],
		),
		() => matchMedia(media).matches,
	);
}
