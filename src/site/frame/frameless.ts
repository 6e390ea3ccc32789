import { useMatches } from "react-router";

/** A page module exports this as `handle` if it has no menu, footer, account and live changes. */
export const frameless = { frame: "none" } as const;

export function useFrameless(): boolean {
	const handle = useMatches().at(-1)?.handle;
	return typeof handle === "object" && handle !== null && "frame" in handle && handle.frame === frameless.frame;
}
