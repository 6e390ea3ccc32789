import { useState } from "react";
import { calls } from "../account/account.ts";
import { Refused } from "../account/refused.ts";
import { useText } from "../text/language.ts";
import { isOwnDocument } from "./own-document.ts";

export type Film = { readonly provider: "hls" | "youtube" | "vimeo"; readonly address: string };

export type Play =
	| { readonly is: "stopped" | "asking" }
	| { readonly is: "playing"; readonly film: Film }
	| { readonly is: "failed"; readonly why: string };

/**
 * What is asked of the server when a reader wants to watch.
 * @param stream its id
 */
export function usePlay(stream: string) {
	const { streams: text } = useText();
	const [play, setPlay] = useState<Play>({ is: "stopped" });

	async function ask(): Promise<Film | null> {
		try {
			return await calls.play(stream);
		} catch (error) {
			if (!(error instanceof Refused)) console.error("The stream could not be asked for", error);
			setPlay({ is: "failed", why: (error instanceof Refused && error.message) || text.unreachable });
			return null;
		}
	}

	async function start(): Promise<void> {
		setPlay({ is: "asking" });
		const film = await ask();
		if (film === null) return;
		const elsewhere = new URL(film.address, location.href).origin !== location.origin;
		// Reached by a click from another page, whose policy lets no film from elsewhere in.
		if (elsewhere && !isOwnDocument()) return location.reload();
		setPlay({ is: "playing", film });
	}

	return {
		play,
		start: () => void start(),
		renew: async (): Promise<string | null> => (await ask())?.address ?? null,
		fail(error: unknown): void {
			console.info("The stream does not play", error);
			setPlay((now) => (now.is === "failed" ? now : { is: "failed", why: text.dead }));
		},
	};
}
