import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import type { SiteContext } from "./context.ts";
import { type Edition, latestYearOf, type Tournament, tournamentOf } from "./editions.ts";

/** The root's data, for every screen. */
export type SiteData = Omit<SiteContext, "ask"> & { readonly editions: readonly Edition[] };

const SiteDataContext = createContext<SiteData | null>(null);
export const SiteProvider = SiteDataContext.Provider;

export function useSite(): SiteData {
	const site = useContext(SiteDataContext);
	if (site === null) throw new Error("useSite outside of the frame");
	return site;
}

export type ViewedYear = {
	/** The year of the address where it is an edition's, else the latest; "" where there is no edition. */
	readonly year: string;
	readonly latest: string;
	readonly tournament: Tournament | undefined;
	/** A path of this year: `inYear("categories")` is "/2026/categories". */
	readonly inYear: (path: string) => string;
};

/** The year that the address is about. */
export function useYear(): ViewedYear {
	const { editions } = useSite();
	const { pathname } = useLocation();
	// Every row of a list asks for it.
	if (viewed?.editions !== editions || viewed.pathname !== pathname)
		viewed = { editions, pathname, year: viewedYear(editions, pathname) };
	return viewed.year;
}

/** Cached for the last address. */
let viewed: { readonly editions: readonly Edition[]; readonly pathname: string; readonly year: ViewedYear } | undefined;

/** @param pathname of an address */
export function viewedYear(editions: readonly Edition[], pathname: string): ViewedYear {
	const latest = latestYearOf(editions) ?? "";
	const named = /^\/(\d+)(?=\/|$)/.exec(pathname)?.[1];
	const edition = editions.find((one) => one.name === (named ?? latest)) ?? editions.find((one) => one.name === latest);
	const year = edition?.name ?? "";
	const inYear = (path: string): string => `/${[year, path].filter((part) => part !== "").join("/")}`;
	return { year, latest, tournament: tournamentOf(edition), inYear };
}
