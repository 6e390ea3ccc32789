import { useMatches } from "react-router";

/** What a page module exports as `handle` where it stands alone, without menu, footer, account and live changes. */
export const frameless = { frame: "none" } as const;

export function useFrameless(): boolean {
	const handle = useMatches().at(-1)?.handle;
	return typeof handle === "object" && handle !== null && "frame" in handle && handle.frame === frameless.frame;
}
