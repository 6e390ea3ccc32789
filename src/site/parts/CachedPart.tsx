import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { Brand } from "../../brands/brand.ts";
import { withoutYear } from "../../client/address/year-path.ts";
import { useSite } from "../../client/data/site-data.ts";
import { useLanguage } from "../../text/use-text.ts";

/** Where a page is, as a part of its frame says it. */
export type Place = {
	readonly pathname: string;
	/** What stands behind the year: "/matches" of "/2026/matches". */
	readonly within: string;
};

type TakenPart = { readonly mark: string; readonly isThere: boolean };

/** How a document that is drawn takes parts that have been drawn for another (document/cached-parts.ts). */
export type PartsOfDocument = {
	/** @returns what marks the part's place: its begin and its end, or all of it where it is there already */
	take(brand: Brand, key: string, place: Place): TakenPart;
	/** The same of a row or a card, of which there are very many (document/drawn-once.tsx). */
	takeRow(brand: Brand, key: string): TakenPart;
};

/** null in the browser, where nothing is drawn a second time for somebody else. */
export const PartsContext = createContext<PartsOfDocument | null>(null);

/** Stands in a part for the place of any page, until it is put into one. No text of the site holds what begins and ends it. */
export const ANY_PLACE: Place = { pathname: "\u0001pathname\u0001", within: "\u0001within\u0001" };
const PlaceContext = createContext<Place | null>(null);

const placeOf = (pathname: string): Place => ({ pathname, within: withoutYear(pathname) });

/** The place of the page, for what stands in a part. */
export function usePlace(): Place {
	const { pathname } = useLocation();
	return use(PlaceContext) ?? placeOf(pathname);
}

/**
 * A part of the frame that is the same on very many pages, but for where it leads to that is told by the page's place: the server draws it once. It
 * holds no `useId`, whose ids are told by the place in a page, and no other part.
 * @param by its name, and all that it is drawn by besides the brand, the language and the place; asked on the server alone
 */
export function CachedPart({ by, children }: { by: () => readonly string[]; children: ReactNode }) {
	const parts = use(PartsContext);
	const { brand } = useSite();
	const language = useLanguage();
	const { pathname } = useLocation();
	if (parts === null) return children;
	const { mark, isThere } = parts.take(brand, [language, ...by()].join(" "), placeOf(pathname));
	if (isThere) return <template data-part={mark} />;
	return (
		<>
			<template data-part={mark} />
			<PlaceContext value={ANY_PLACE}>{children}</PlaceContext>
			<template data-part={mark} />
		</>
	);
}
