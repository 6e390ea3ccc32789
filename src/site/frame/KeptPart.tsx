import { createContext, type ReactNode, use } from "react";
import type { Brand } from "../../brands/brand.ts";
import { useSite } from "../site-data.ts";
import { useLanguage } from "../text/language.ts";

/** How a document that is drawn takes parts that have been drawn for another (document/kept-parts.ts). */
export type PartsOfDocument = {
	/** @returns what marks the part's place: its begin and its end, or all of it where it is there already */
	take(brand: Brand, key: string): { readonly mark: string; readonly isThere: boolean };
};

/** null in the browser, where nothing is drawn a second time for somebody else. */
export const PartsContext = createContext<PartsOfDocument | null>(null);

/**
 * A part of the frame that is the same on very many pages: the server draws it once. It holds no `useId`, whose ids are told by the place in a page.
 * @param by its name, and all that it is drawn by besides the brand and the language
 */
export function KeptPart({ by, children }: { by: readonly string[]; children: ReactNode }) {
	const parts = use(PartsContext);
	const { brand } = useSite();
	const language = useLanguage();
	if (parts === null) return children;
	const { mark, isThere } = parts.take(brand, [language, ...by].join(" "));
	if (isThere) return <template data-part={mark} />;
	return (
		<>
			<template data-part={mark} />
			{children}
			<template data-part={mark} />
		</>
	);
}
