import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AskedArena, type AskedClosing, type AskedOfDay, handed } from "../find/asked.ts";

/** Opens a proposal of this day that was entered in Find or do, once, as if begun here. */
export function useHandedOver(date: string, onAsked: (asked: AskedOfDay | AskedClosing | AskedArena) => void): void {
	const { state } = useLocation();
	const navigate = useNavigate();
	const take = useEffectEvent(() => {
		const { day: asked } = handed(state);
		if (asked === undefined || asked.date !== date) return;
		void navigate(".", { replace: true, state: null });
		onAsked(asked);
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: whenever something is handed over
	useEffect(() => take(), [state, date]);
}
