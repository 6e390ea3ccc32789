import { useEffect } from "react";
import { BEGUN } from "./beginning.ts";

/** To be used by what stands around every page: its effect is the last of all when a page begins. */
export function useBegun(): void {
	useEffect(() => {
		window.dispatchEvent(new Event(BEGUN));
	}, []);
}
