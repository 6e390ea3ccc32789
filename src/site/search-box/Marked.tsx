import { markedParts } from "./marked.ts";

/** A name with the typed part in bold. */
export function Marked({ name, query }: { name: string; query: string }) {
	let at = 0;
	return markedParts(name, query).map(({ text, marked }) => {
		const key = at;
		at += text.length;
		return marked ? (
			<mark
				key={key}
				className="bg-transparent font-[850] text-current underline decoration-[3px] underline-offset-4 [text-decoration-color:var(--line-strong)]"
			>
				{text}
			</mark>
		) : (
			<span key={key}>{text}</span>
		);
	});
}
