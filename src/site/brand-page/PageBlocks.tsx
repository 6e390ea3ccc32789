import { createElement, Fragment, type ReactNode } from "react";
import type { Block, Inline } from "../../brands/page-text.ts";
import { Link } from "../../ui/Link.tsx";

/** The text of a brand's page, below its title. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
	return <div className="max-w-[42rem] pb-11 text-[1.0625rem]/[1.55]">{inOrder(blocks.map(blockElement))}</div>;
}

/** A text does not change its order, so its parts need no keys. */
function inOrder(parts: readonly ReactNode[]): ReactNode {
	return createElement(Fragment, null, ...parts);
}

const line = (parts: readonly Inline[]): ReactNode => inOrder(parts.map(inlineElement));

function blockElement(block: Block): ReactNode {
	if (block.kind === "heading") return <h2 className="mt-8 type-h2">{line(block.parts)}</h2>;
	if (block.kind === "paragraph") return <p className="mt-3">{line(block.parts)}</p>;
	const items = inOrder(block.items.map(itemElement));
	return block.ordered ? <ol className="mt-3 list-decimal pl-5">{items}</ol> : <ul className="mt-3 list-disc pl-5">{items}</ul>;
}

function itemElement(parts: readonly Inline[]): ReactNode {
	return <li className="mt-1.5 pl-1">{line(parts)}</li>;
}

function inlineElement(part: Inline): ReactNode {
	switch (part.kind) {
		case "text":
			return part.text;
		case "break":
			return <br />;
		case "strong":
			return <strong className="font-[700]">{line(part.parts)}</strong>;
		case "emphasis":
			return <em>{line(part.parts)}</em>;
		case "link": {
			const here = part.to.startsWith("/");
			return here ? (
				<Link to={part.to} className="text-link">
					{line(part.parts)}
				</Link>
			) : (
				<a
					href={part.to}
					className={`text-link [overflow-wrap:anywhere] ${part.to.startsWith("tel:") ? "whitespace-nowrap" : ""}`}
				>
					{line(part.parts)}
				</a>
			);
		}
	}
}
