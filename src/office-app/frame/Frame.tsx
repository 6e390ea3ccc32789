import { Navigate, Outlet, useLocation } from "react-router";
import { USER_TOKEN } from "../../client/account/token.ts";
import { NotFound } from "../parts/NotFound.tsx";
import { useOfficeText } from "../session/language.tsx";
import { SessionProvider, useCame } from "../session/session.tsx";
import { WithStatusStrip } from "../slips/StatusStrip.tsx";
import { SlipsProvider } from "../slips/slips.tsx";
import { Header } from "./Header.tsx";
import { LoadAgain } from "./LoadAgain.tsx";

/** A user of the site without an office account gets "not found". */
function isStranger(): boolean {
	try {
		return localStorage.getItem(USER_TOKEN) !== null;
	} catch {
		return false;
	}
}

/** The frame around the office's screens, for signed-in accounts. */
export function Frame() {
	const [came, again] = useCame();
	const { pathname } = useLocation();
	const { frame } = useOfficeText();
	switch (came.state) {
		case "asking":
			return <p className="sr-only">{frame.loading}</p>;
		case "out":
			if (came.firstStart) return <Navigate replace to="/first-start" />;
			return isStranger() ? <NotFound /> : <Navigate replace to="/sign-in" state={{ from: pathname }} />;
		case "failed":
			return (
				<main className="grid gap-4 p-8">
					<h1 className="office-h1">{frame.failed}</h1>
					<p>{frame.noNetwork}</p>
					<p>
						<button type="button" className="office-button" onClick={again}>
							{frame.again}
						</button>
					</p>
				</main>
			);
		case "in":
			return (
				<SessionProvider session={came.session}>
					<SlipsProvider>
						<Header />
						<LoadAgain />
						<WithStatusStrip>
							{came.session.needsCodes && pathname !== "/desk" ? <Navigate replace to="/desk" /> : <Outlet />}
						</WithStatusStrip>
					</SlipsProvider>
				</SessionProvider>
			);
	}
}
