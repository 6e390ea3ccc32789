import { type CupClock, cupTime } from "../../cup/cup-clock.ts";
import { countedMinute, type MatchClock, minuteShown } from "./live-clock.ts";

/** Milliseconds after which a minute that has ended is seen to have, by a clock as fast as the server's. */
const LOOK_AGAIN = 10_000;
const SOONEST = 500;

/** Milliseconds between two updates. */
export function lookAgain(clock: CupClock): number {
	const speed = typeof clock === "object" && clock !== null ? clock.speed : 1;
	return Math.max(SOONEST, LOOK_AGAIN / speed);
}

/**
 * Shows the minutes of a document's live matches before the page hydrates: in reserved space, with one attribute and one property only,
 * so that hydration finds what was rendered.
 * @returns ends it
 */
export function showMinutes(clock: CupClock): () => void {
	const look = () => {
		const now = cupTime(clock, new Date()).getTime();
		for (const room of document.querySelectorAll<HTMLElement>("[data-clock]")) {
			const match = JSON.parse(room.dataset.clock as string) as MatchClock;
			const minute = countedMinute(match, now);
			if (minute === null) continue;
			room.dataset.minute = minuteShown(match, minute);
			// Text along a line needs the number alone.
			room.style.setProperty("--minute", String(minute));
		}
	};
	look();
	const timer = setInterval(look, lookAgain(clock));
	return () => clearInterval(timer);
}
