import type { StreamAccess } from "./stream.ts";

/** Whether a reader may watch a stream, or what is missing: an account, or All Access for its year. */
export type Watching = "may" | "sign-in" | "no-access";

/** @param reader who asks; `allAccess` is about the year that the stream is of (DECISIONS §7) */
export function watchingOf(
	access: StreamAccess,
	{ signedIn, allAccess }: { readonly signedIn: boolean; readonly allAccess: boolean },
): Watching {
	if (access === "open" || allAccess) return "may";
	if (access === "pass") return "no-access";
	return signedIn ? "may" : "sign-in";
}
