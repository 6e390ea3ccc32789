import type { StreamAccess } from "./stream.ts";

/** Whether a visitor may watch a stream, or what is missing: an account, or All Access for its year. */
export type Watching = "may" | "sign-in" | "no-access";

/** @param reader `allAccess` refers to the stream's year (DECISIONS §7) */
export function watchingOf(
	access: StreamAccess,
	{ signedIn, allAccess }: { readonly signedIn: boolean; readonly allAccess: boolean },
): Watching {
	if (access === "open" || allAccess) return "may";
	if (access === "pass") return "no-access";
	return signedIn ? "may" : "sign-in";
}
