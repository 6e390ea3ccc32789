import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Asks for the page again when as many of its matches have turned from next to due: others come in their place. */
export function useAskOnTurn(turned: number): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (turned > 0) void revalidate();
	}, [turned, revalidate]);
}
