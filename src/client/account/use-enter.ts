import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { account } from "./account.ts";
import { useGoingOn, useWanted } from "./coming-from.ts";
import { choosables } from "./wanted-favourite.ts";

/**
 * After signing in, returns to the visitor's page and does what they wanted there. Visitors who have navigated away meanwhile are not
 * redirected.
 * @returns `entering`: from the attempt until it has failed or the next page is shown
 */
export function useEnter(): { entering: boolean; enter: (signsIn: () => Promise<boolean>) => Promise<void> } {
	const navigate = useNavigate();
	const goingOn = useGoingOn();
	const wanted = useWanted();
	const [entering, setEntering] = useState(false);
	const isHere = useRef(false);
	useEffect(() => {
		isHere.current = true;
		return () => {
			isHere.current = false;
		};
	}, []);
	async function enter(signsIn: () => Promise<boolean>): Promise<void> {
		setEntering(true);
		try {
			if (!(await signsIn())) throw new Error("The token was given, but its user could not be loaded");
			if (wanted?.pin) void account.pin(wanted.pin, wanted.name);
			else if (wanted !== null) void account.choose(choosables(wanted), true, wanted.name, true);
			if (isHere.current) await navigate(goingOn, { replace: true });
		} finally {
			setEntering(false);
		}
	}
	return { entering, enter };
}
