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
 * Follows an edition until its page is React's own: scores are shown at once, what was heard is left for the page, which goes on from there, and that there
 * is no network is said.
 * @param begin begins the page, which has changed, or has a network again
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
		// A page that is of a later revision as it stands is as it should be.
		if (kind !== "page" || said.patch !== null) painted(begin);
	};
	source.onmessage = ({ data }: MessageEvent<string>) => hear("change", data);
	source.addEventListener("reset", ({ data }: MessageEvent<string>) => hear("reset", data));
	source.addEventListener("page", ({ data }: MessageEvent<string>) => hear("page", data));
	source.addEventListener("beat", alive);
	// Where it does not open the page begins by itself, and tries again.
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

/** What a page runs on would hold up what has just been shown. A page that nobody looks at is not painted. */
function painted(then: () => void): void {
	requestAnimationFrame(() => setTimeout(then));
	setTimeout(then, PAINTED_WITHIN);
}
