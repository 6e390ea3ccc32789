import { use, useCallback, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useRevalidator } from "react-router";
import { isLeaving, placeOf } from "./leaving.ts";

/**
 * Asks for the page that is shown again; while another is on its way that one is waited for, since the router would give it up and begin anew.
 * Where it has come, nothing is asked: it is the newer one.
 */
export function useAskAgain(): () => void {
	const router = use(RouterContext)?.router;
	const { revalidate } = useRevalidator();
	const stop = useRef(() => {});
	useEffect(() => () => stop.current(), []);
	return useCallback(() => {
		stop.current();
		if (router === undefined || !isLeaving(router)) return void revalidate();
		const shown = placeOf(router.state.location);
		stop.current = router.subscribe(({ location }) => {
			if (isLeaving(router)) return;
			stop.current();
			if (placeOf(location) === shown) void revalidate();
		});
	}, [router, revalidate]);
}
