import { type ComponentType, use } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { PartsContext, type PartsOfDocument } from "./CachedPart.tsx";
import { cachedJsonOf } from "./cached-json.ts";

/** A value that JSON can represent without loss. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * A row or card of a list whose HTML the server caches, across pages, until its data changes: after a goal all other rows are reused. Its
 * output may depend only on its props, the brand, the language, the viewed year and the cup's time. Browsers render a row only once, so
 * there callers use the row itself, and no script contains this wrapper.
 * It must contain no `useId`, whose ids depend on the position in the page; no link that begins with "?", which depends on the page's
 * address; and no picture that is not `lazy`, which a document preloads in its head. `tests/contract/what-pages-say.test.ts` checks that. A
 * row within a row is cached with it.
 */
export function drawnOnce<Props extends { readonly [Name in keyof Props]: Plain }>(
	Row: ComponentType<Props>,
): ComponentType<Props> {
	kinds += 1;
	const kind = kinds;
	return function DrawnOnce(props: Props) {
		const parts = use(PartsContext);
		return parts === null ? <Row {...props} /> : <Taken kind={kind} Row={Row} props={props} parts={parts} />;
	};
}

/** The cache key of the props: their JSON. Frozen values have their JSON cached. */
function toldBy(props: object): string {
	let told = "";
	for (const [name, own] of Object.entries(props))
		told += `${name}:${typeof own === "object" && own !== null ? cachedJsonOf(own) : JSON.stringify(own)} `;
	return told;
}

/** How many kinds of rows and cards there are: the number of each is its name. */
let kinds = 0;

type TakenProps<Props> = { kind: number; Row: ComponentType<Props>; props: Props; parts: PartsOfDocument };

function Taken<Props extends object>({ kind, Row, props, parts }: TakenProps<Props>) {
	const { brand } = useSite();
	const { year } = useYear();
	const by = `${kind} ${useLanguage()} ${year} ${useCupNow() ?? ""} ${toldBy(props)}`;
	const { mark, isThere } = parts.takeRow(brand, by);
	if (isThere) return <template data-part={mark} />;
	return (
		<>
			<template data-part={mark} />
			<PartsContext value={null}>
				<Row {...props} />
			</PartsContext>
			<template data-part={mark} />
		</>
	);
}
