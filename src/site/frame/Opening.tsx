import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { MatchOpening } from "../match/MatchOpening.tsx";
import { forgetPressed, pressedMatch } from "../match/pressed-match.ts";
import { useWaitingTarget } from "./NavigationLoader.tsx";

/** The page; while a match is on its way whose row was pressed, the match's head in its place. Without a network the page that is read stays. */
export function Opening({ children }: { children: ReactNode }) {
	const { state, location: next } = useNavigation();
	const { pathname } = useLocation();
	const waits = useWaitingTarget() !== null;
	const match = next === undefined || next.pathname === pathname || waits ? null : pressedMatch(next.pathname);
	useEffect(() => {
		if (state === "idle") forgetPressed();
	}, [state]);
	return (
		<>
			{match !== null && <MatchOpening key={match.id} match={match} />}
			<div className={match === null ? "contents" : "hidden"}>{children}</div>
		</>
	);
}
