import type { StreamAccess, StreamProvider, StreamState } from "../../cup/stream.ts";

/** A stream that anybody may see, with what only those who may watch are told. */
export type StreamToPlay = {
	/** Of its edition: All Access is about a year. */
	readonly year: number;
	readonly access: StreamAccess;
	readonly state: StreamState;
	readonly provider: StreamProvider;
	/** @param origin that a path on this site is given an address at */
	readonly playingAddress: (origin: string) => Promise<string>;
};
