import type { ReactNode } from "react";
import { NotFound } from "../parts/NotFound.tsx";
import { useIsPhone } from "../parts/screen-size.ts";
import { useOfficeText } from "../session/language.tsx";
import { useSession } from "../session/session.tsx";
import type { Screen } from "./screens.ts";

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
