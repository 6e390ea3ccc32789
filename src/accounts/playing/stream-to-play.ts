import type { StreamAccess, StreamProvider, StreamState } from "../../cup/stream.ts";

/** A public stream, with its playing address, which only those who may watch get. */
export type StreamToPlay = {
	/** Of its edition: All Access is about a year. */
	readonly year: number;
	readonly access: StreamAccess;
	readonly state: StreamState;
	readonly provider: StreamProvider;
	/** @param origin that a path on this site is given an address at */
	readonly playingAddress: (origin: string) => Promise<string>;
};
