import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline, PageText } from "./page-text.ts";

/** What a page's file holds that it may not hold. */
export class PageTextError extends Error {}

const LINKS = /^(https:\/\/|mailto:|tel:|\/(?!\/))/;

/**
 * Reads a page written in Markdown, of which it may use a title (#), headings (##), paragraphs, lists of one level, bold, italic,
 * links and line breaks.
 * @throws PageTextError naming the line of the first thing that is anything else: HTML, pictures, code, tables, links to elsewhere
 */
export function readPageText(markdown: string): PageText {
	const [first, ...rest] = fromMarkdown(markdown).children;
	if (first?.type !== "heading" || first.depth !== 1) throw new PageTextError("it begins with its title: # Title");
	const title = first.children.map((part) => plain(part)).join("");
	if (title === "") throw new PageTextError("its title is empty");
	return { title, blocks: rest.map(block) };
}

function block(node: RootContent): Block {
	if (node.type === "heading" && node.depth === 2) return { kind: "heading", parts: node.children.map(inline) };
	if (node.type === "paragraph") return { kind: "paragraph", parts: node.children.map(inline) };
	if (node.type === "list")
		return { kind: "list", ordered: node.ordered === true, items: node.children.map(({ children }) => item(children)) };
	throw refused(node);
}

function item(children: readonly (BlockContent | DefinitionContent)[]): Inline[] {
	const other = children.find(({ type }, index) => type !== "paragraph" || index > 0);
	if (other) throw refused(other);
	return children.flatMap((child) => (child.type === "paragraph" ? child.children.map(inline) : []));
}

function inline(node: PhrasingContent): Inline {
	switch (node.type) {
		case "text":
			return { kind: "text", text: node.value.replaceAll("\n", " ") };
		case "strong":
		case "emphasis":
			return { kind: node.type, parts: node.children.map(inline) };
		case "break":
			return { kind: "break" };
		case "link":
			if (!LINKS.test(node.url))
				throw new PageTextError(
					`line ${line(node)}: a link leads to https://, mailto:, tel: or a path of this site, not "${node.url}"`,
				);
			return { kind: "link", to: node.url, parts: node.children.map(inline) };
		default:
			throw refused(node);
	}
}

function plain(node: PhrasingContent): string {
	if (node.type !== "text") throw new PageTextError(`line ${line(node)}: the title is plain text`);
	return node.value;
}

const WORDS: Partial<Record<Nodes["type"], string>> = {
	html: "HTML",
	image: "a picture",
	imageReference: "a picture",
	code: "code (lines begin with four spaces or a tab)",
	inlineCode: "code",
	blockquote: "a quotation",
	thematicBreak: "a rule",
	heading: "a heading of another depth than ##",
	list: "a list in a list",
	linkReference: "a link whose address stands elsewhere",
	definition: "an address that stands apart from its link",
};

function refused(node: Nodes): PageTextError {
	return new PageTextError(`line ${line(node)}: ${WORDS[node.type] ?? node.type} has no place in it`);
}

const line = (node: Nodes): number => node.position?.start.line ?? 1;
