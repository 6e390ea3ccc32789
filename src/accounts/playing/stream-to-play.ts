import type { StreamAccess, StreamProvider, StreamState } from "../../cup/stream.ts";

/** A public stream, with its playing address, which only those who may watch get. */
export type StreamToPlay = {
	/** Its edition's year, for which All Access is valid. */
	readonly year: number;
	readonly access: StreamAccess;
	readonly state: StreamState;
	readonly provider: StreamProvider;
	/** @param origin that a path on this site is given an address at */
	readonly playingAddress: (origin: string) => Promise<string>;
};
