import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../../text/use-text.ts";
import { account } from "../account/account.ts";
import { useAccount } from "../account/use-account.ts";
import { onceUsed } from "../browser/once-used.ts";
import { useSite, useYear } from "../data/site-data.ts";
import { liveStore } from "../live/live.ts";
import { useConnectionState } from "../live/use-connection-state.ts";
import { canSavePages } from "../offline/can-save-pages.ts";

const WORKER = "/sw.js";
/** Delay in ms before the saved pages are checked: the opened page comes first. */
const SOON = 2_500;
/** … and while a page is visible. */
const EVERY = 60_000;

/** Saves what a reader needs offline, and registers the worker that opens it (docs/develop/decisions/0026-pages-are-saved-as-documents.md). */
export function useSaving(): void {
	const { brand, resultsBase, followed } = useSite();
	const { year, latest, tournament } = useYear();
	const language = useLanguage();
	const { pathname } = useLocation();
	const user = useAccount((state) => state.user);
	const isKnown = useAccount(({ phase }) => phase === "known");
	const { kind } = useConnectionState();
	useEffect(registerWorker, []);

	const revision = followed[year];
	const id = tournament?.id;
	const teams = user?.favourite_teams.filter((one) => one.year === Number(year)).map(({ team_id }) => team_id) ?? [];
	const fields = user?.favourite_arenas.filter((one) => one.year === Number(year)) ?? [];
	// Serialised, so that equal lists are equal: they are new objects whenever the user is loaded again.
	const own = JSON.stringify([teams, fields.map(({ field_id, arena_id }) => ({ id: field_id, arena: arena_id }))]);
	const seen = pathname === `/${year}/matches` ? pathname : "";
	const isConfirmed = kind === "live" || kind === "upToDate";
	// A signed-in user who cannot be reached keeps the pages saved before.
	const may = isKnown && isConfirmed && revision !== undefined && id !== undefined && (user !== null || !account.isAuthorised());
	useEffect(() => {
		if (!may) return;
		const leaving = new AbortController();
		const [teams, fields] = JSON.parse(own) as [string[], { id: string; arena: string }[]];
		/** Topics of saved pages to which this tab is subscribed. */
		const told = new Map<string, () => void>();
		const changedAt = (keys: readonly string[]) => {
			const store = liveStore(year);
			const anew = keys.filter((key) => !told.has(key));
			for (const key of anew) told.set(key, store?.topics.show([key], revision) ?? (() => undefined));
			return Math.max(revision, store?.changedAt(keys) ?? 0);
		};
		const keep = async () => {
			if (document.visibilityState !== "visible" || !canSavePages()) return;
			// If the network failed before, it is tried again later.
			const saver = await import("../offline/page-saver.ts").catch(() => null);
			if (saver === null || leaving.signal.aborted) return;
			await saver.savePages({
				...{ cup: brand.cup, tournament: id, year, latest, language, resultsBase, teams, fields, pathname: seen, changedAt },
				signal: leaving.signal,
			});
		};
		const soon = setTimeout(keep, SOON);
		const again = setInterval(keep, EVERY);
		const controlled = () => void keep();
		navigator.serviceWorker?.addEventListener("controllerchange", controlled);
		return () => {
			leaving.abort();
			for (const stop of told.values()) stop();
			clearTimeout(soon);
			clearInterval(again);
			navigator.serviceWorker?.removeEventListener("controllerchange", controlled);
		};
	}, [may, own, seen, year, latest, language, revision, id, brand.cup, resultsBase]);
}

/**
 * When the page has loaded: at once for signed-in users, whose pages are to be saved; for others once they use the page. The worker fetches
 * all files of the pages, some 470 kB, which a reader who only looks at a score does not pay for.
 */
function registerWorker(): (() => void) | undefined {
	if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
	const register = () => {
		navigator.serviceWorker.register(WORKER, { scope: "/" }).catch((error: unknown) => {
			// A network in between that answers with a page of its own: it is tried again at the next visit.
			console.info("Nothing can be kept", error);
		});
		return () => undefined;
	};
	if (canSavePages()) return;
	if (!account.isAuthorised()) return onceUsed(register);
	if (document.readyState === "complete") {
		const later = setTimeout(register, 0);
		return () => clearTimeout(later);
	}
	window.addEventListener("load", register, { once: true });
	return () => window.removeEventListener("load", register);
}
