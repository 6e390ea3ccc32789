import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { type AskedArena, type AskedClosing, type AskedOfDay, handed } from "../find/asked.ts";

/** What was asked for in Find or do, of this day, is opened once as if its own keys had been pressed. */
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
