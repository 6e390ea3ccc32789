import { type EarlyEvents, leaveEarlyEvents } from "../../client/live/early-events.ts";
import { showGoals } from "../../client/live/goals.ts";
import type { LiveMatch } from "../../client/live/live-match.ts";
import type { CupClock } from "../../cup/cup-clock.ts";
import { BEGUN } from "./beginning.ts";
import { showNoNetwork } from "./offline-line.ts";
import { onWindow } from "./on-window.ts";

/** Milliseconds that a painting is waited for at most. */
const PAINTED_WITHIN = 200;

/**
 * Follows an edition until its page is hydrated: scores are shown at once, events are stored for the page, which continues from there,
 * and a line is shown while offline.
 * @param begin hydrates the page, because it has changed or is online again
 */
export function followStream(
	{ stream, ...words }: { stream: string; noNetwork: string; zone: string; clock: CupClock },
	begin: () => void,
): void {
	if (typeof EventSource === "undefined") return;
	const source = new EventSource(stream);
	const before: EarlyEvents = { stream, told: [], ahead: [] };
	leaveEarlyEvents(before);
	let asOf = Date.now();
	const alive = () => {
		asOf = Date.now();
	};
	const hear = (kind: EarlyEvents["told"][number]["kind"], data: string) => {
		alive();
		before.told.push({ kind, data });
		const said = JSON.parse(data) as { readonly matches: readonly LiveMatch[]; readonly patch?: unknown };
		if (kind === "change") showGoals(said.matches, before.ahead);
		// A document of a later revision contains the change already.
		if (kind !== "page" || said.patch !== null) painted(begin);
	};
	source.onmessage = ({ data }: MessageEvent<string>) => hear("change", data);
	source.addEventListener("reset", ({ data }: MessageEvent<string>) => hear("reset", data));
	source.addEventListener("page", ({ data }: MessageEvent<string>) => hear("page", data));
	source.addEventListener("beat", alive);
	// If it cannot be opened, the page begins by itself, and retries.
	source.onerror = () => source.close();

	let removeLine = () => {};
	const offline = () => {
		removeLine();
		removeLine = showNoNetwork({ ...words, asOf });
	};
	const online = () => {
		removeLine();
		begin();
	};
	const ends = [onWindow("offline", offline), onWindow("online", online), () => removeLine(), () => source.close()];
	const end = () => {
		for (const one of ends.splice(0)) one();
	};
	ends.push(onWindow(BEGUN, end));
}

/** Hydration would delay the paint of the new score. A hidden page is not painted. */
function painted(then: () => void): void {
	requestAnimationFrame(() => setTimeout(then));
	setTimeout(then, PAINTED_WITHIN);
}
