import { createContext, type ReactNode, use } from "react";
import { useLocation } from "react-router";
import type { Brand } from "../../brands/brand.ts";
import { withoutYear } from "../../client/address/year-path.ts";
import { useSite } from "../../client/data/site-data.ts";
import { useLanguage } from "../../text/use-text.ts";

/** The page's address, as a cached part sees it. */
export type Place = {
	readonly pathname: string;
	/** The path after the year: "/matches" of "/2026/matches". */
	readonly within: string;
};

type TakenPart = { readonly mark: string; readonly isThere: boolean };

/** How a document that is being rendered reuses parts rendered for others (document/cached-parts.ts). */
export type PartsOfDocument = {
	/** @returns the mark of the part's place: around its HTML, or alone if the part is cached */
	take(brand: Brand, key: string, place: Place): TakenPart;
	/** The same of a row or a card, of which there are very many (document/drawn-once.tsx). */
	takeRow(brand: Brand, key: string): TakenPart;
};

/** Null in the browser, which renders a part only once. */
export const PartsContext = createContext<PartsOfDocument | null>(null);

/** Placeholder for the page's address in a cached part, replaced for each document. No text of the site contains its delimiters. */
export const ANY_PLACE: Place = { pathname: "\u0001pathname\u0001", within: "\u0001within\u0001" };
const PlaceContext = createContext<Place | null>(null);

const placeOf = (pathname: string): Place => ({ pathname, within: withoutYear(pathname) });

/** The page's address; in a cached part a placeholder. */
export function usePlace(): Place {
	const { pathname } = useLocation();
	return use(PlaceContext) ?? placeOf(pathname);
}

/**
 * A part of the frame that is the same on many pages, except that its links depend on the page's address: the server renders it once. It
 * must contain no `useId`, whose ids depend on the position in the page, and no other cached part.
 * @param by its name, and everything that its output depends on besides the brand, the language and the address; called on the server only
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
