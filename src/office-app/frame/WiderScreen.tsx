import { type ReactNode, useSyncExternalStore } from "react";
import type { Screen } from "../screens.ts";
import { useOfficeText } from "./language.tsx";
import { NotFound } from "./NotFound.tsx";
import { useSession } from "./session.tsx";

const PHONE = "(width < 51.25rem)";

/** Whether the window is a phone's: less than 820 of the reader's own letters. */
export function useIsPhone(): boolean {
	return useSyncExternalStore(
		(changed) => {
			const query = matchMedia(PHONE);
			query.addEventListener("change", changed);
			return () => query.removeEventListener("change", changed);
		},
		() => matchMedia(PHONE).matches,
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
