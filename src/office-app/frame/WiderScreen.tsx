import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import type { Screen } from "../screens.ts";
import { useOfficeText } from "./language.tsx";
import { NotFound } from "./NotFound.tsx";
import { useSession } from "./session.tsx";

const PHONE = "(width < 51.25rem)";
const TABLET = "(51.25rem <= width < 73.75rem)";

/** Whether the window is a phone's: less than 820 of the reader's own letters. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** Whether it is a tablet's: from 820 to 1180 of them. */
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

/** A screen for who may see it, on what can show it. */
export function ForScreen({ screen, children }: { screen: Screen; children: ReactNode }) {
	const { frame } = useOfficeText();
	const { desk } = useSession();
	const isPhone = useIsPhone();
	if (!screen.roles.includes(desk.role)) return <NotFound />;
	if (!isPhone || screen.onPhone) return children;
	return (
		<main className="grid content-start gap-2 p-5">
			<h1 className="office-h1">{frame.widerScreen}</h1>
			<p className="text-ink-2">{frame.widerScreenHow}</p>
		</main>
	);
}
