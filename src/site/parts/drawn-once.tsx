import { type ComponentType, use } from "react";
import { useSite, useYear } from "../../client/data/site-data.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useCupNow } from "../clock/CupNow.tsx";
import { PartsContext, type PartsOfDocument } from "./CachedPart.tsx";
import { cachedJsonOf } from "./cached-json.ts";

/** What a text of JSON says whole. */
type Plain = string | number | boolean | null | undefined | readonly Plain[] | { readonly [name: string]: Plain };

/**
 * A row or card of a list, which the server draws once as long as its data says the same, whatever page it stands on: after a goal all others of a page
 * are what they were. What it shows is told by its properties, the brand, the language, the viewed year and the cup's time, and by nothing else of the
 * page. In the browser nothing is drawn a second time for somebody else: whoever uses it there names the row itself, so that no script holds this. It holds no `useId`, whose ids are told by the place in a page, no link that begins with "?", which is told by the page's
 * address, and no picture that is not `lazy`, which a document asks for in its head: `tests/contract/what-pages-say.test.ts` looks. What is drawn once within it is drawn with it.
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

/** Its properties as JSON: what of them is kept has its own already. */
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
