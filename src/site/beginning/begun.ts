import { useEffect } from "react";
import { BEGUN } from "./beginning.ts";

/** Used by the outermost component: its effect is the last one to run when a page hydrates. */
export function useBegun(): void {
	useEffect(() => {
		window.dispatchEvent(new Event(BEGUN));
	}, []);
}
