import { useEffect, useEffectEvent, useState } from "react";
import { calls } from "../../client/account/account.ts";
import { AccountRefusal } from "../../client/account/refused.ts";
import type { StreamPlayerData } from "../../client/queries/stream-player.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { isOwnDocument } from "./own-document.ts";
import { useMayWatch } from "./use-may-watch.ts";

const PRESSED = "play";
/** Stores, across a reload in this tab, that the reader pressed play. */
function keepPress(stream: string): void {
	try {
		sessionStorage.setItem(PRESSED, stream);
	} catch {
		// If nothing can be stored, the reader presses once more.
	}
}
/** @returns whether the reader pressed play before the page was reloaded; true once */
function takePress(stream: string): boolean {
	try {
		if (sessionStorage.getItem(PRESSED) !== stream) return false;
		sessionStorage.removeItem(PRESSED);
		return true;
	} catch {
		return false;
	}
}

export type Film = { readonly provider: "hls" | "youtube" | "vimeo"; readonly address: string };

type Play =
	| { readonly is: "stopped" | "asking" }
	| { readonly is: "playing"; readonly film: Film }
	| { readonly is: "failed"; readonly why: string };

export type Playing = ReturnType<typeof usePlay>;

/**
 * A stream as this reader may watch it, and starting it.
 * @returns `playable`: it has begun, and may be watched; `elsewhere`: the other site whose player has the video
 */
export function usePlay({ id: stream, access, state, provider }: StreamPlayerData) {
	const { streams: text } = useText();
	const [play, setPlay] = useState<Play>({ is: "stopped" });
	const watching = useMayWatch(access);
	const playable = watching === "may" && state !== "UPCOMING";

	async function ask(): Promise<Film | null> {
		try {
			return await calls.play(stream);
		} catch (error) {
			if (!(error instanceof AccountRefusal)) console.error("The stream could not be asked for", error);
			setPlay({ is: "failed", why: (error instanceof AccountRefusal && error.message) || text.unreachable });
			return null;
		}
	}

	async function start(): Promise<void> {
		setPlay({ is: "asking" });
		const film = await ask();
		if (film === null) return;
		const elsewhere = new URL(film.address, location.href).origin !== location.origin;
		// The page was opened by a link from a page whose policy allows no video from other sites.
		if (elsewhere && !isOwnDocument()) {
			keepPress(stream);
			return location.reload();
		}
		setPlay({ is: "playing", film });
	}

	const startAgain = useEffectEvent(() => void start());
	useEffect(() => {
		if (playable && takePress(stream)) startAgain();
	}, [playable, stream]);

	return {
		play: playable ? play : STOPPED,
		watching,
		playable,
		elsewhere: playable && provider !== "HLS" ? KEEPERS[provider] : null,
		start: () => void start(),
		renew: async (): Promise<string | null> => (await ask())?.address ?? null,
		fail(error: unknown): void {
			console.info("The stream does not play", error);
			setPlay((now) => (now.is === "failed" ? now : { is: "failed", why: text.dead }));
		},
	};
}

const STOPPED: Play = { is: "stopped" };
const KEEPERS = { YOUTUBE: "YouTube", VIMEO: "Vimeo" } as const;
