import type { Frame } from "./live-match.ts";

/** What a connection hands on. */
export type Heard = { readonly kind: "change"; readonly frame: Frame } | { readonly kind: "reset"; readonly revision: number };

/** Milliseconds without a sign of life after which the connection is taken for lost: the server beats every 20 s. */
const SILENCE = 50_000;
/** Milliseconds until an address that refused is asked again, twice as long each time; up to as much again at random. */
const AGAIN = { first: 2_000, longest: 120_000 };

/**
 * Keeps an edition's stream open. A lost connection is resumed by the browser itself, from the last frame; one that was refused, or has
 * gone silent, is made anew.
 * @param since the revision to go on from
 * @returns closes it
 */
export function connect(year: string, since: () => number, hear: (heard: Heard) => void): () => void {
	let source: EventSource | undefined;
	let again: ReturnType<typeof setTimeout> | undefined;
	let silence: ReturnType<typeof setTimeout> | undefined;
	let wait = AGAIN.first;

	function open() {
		source?.close();
		source = new EventSource(`/live/${year}?since=${since()}`);
		source.onopen = alive;
		source.onmessage = ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "change", frame: JSON.parse(data) as Frame });
		};
		source.addEventListener("reset", ({ data }: MessageEvent<string>) => {
			alive();
			hear({ kind: "reset", revision: (JSON.parse(data) as { revision: number }).revision });
		});
		source.addEventListener("beat", alive);
		source.onerror = () => {
			if (source?.readyState === EventSource.CLOSED) later();
		};
		listenForSilence();
	}

	function alive() {
		wait = AGAIN.first;
		listenForSilence();
	}

	function listenForSilence() {
		clearTimeout(silence);
		silence = setTimeout(open, SILENCE);
	}

	function later() {
		clearTimeout(again);
		again = setTimeout(open, wait * (1 + Math.random()));
		wait = Math.min(wait * 2, AGAIN.longest);
	}

	open();
	window.addEventListener("online", open);
	return () => {
		window.removeEventListener("online", open);
		clearTimeout(again);
		clearTimeout(silence);
		source?.close();
	};
}
