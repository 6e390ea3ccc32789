import { useEffect } from "react";
import { useAskAgain } from "../live/use-ask-again.ts";

/** Asks for the page again when as many of its matches have turned from next to due: others come in their place. */
export function useAskOnTurn(turned: number): void {
	const askAgain = useAskAgain();
	useEffect(() => {
		if (turned > 0) askAgain();
	}, [turned, askAgain]);
}
