import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (file: string) => readFileSync(path.join(root, file), "utf8");

const IGNORED = new Set([
	".git",
	...textOf(".gitignore")
		.split("\n")
		.map((line) => line.replace(/\/$/, "")),
]);

function filesIn(folder: string): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const name = path.posix.join(folder, entry.name);
		if (IGNORED.has(entry.name)) return [];
		return entry.isDirectory() ? filesIn(name) : entry.isFile() ? [name] : [];
	});
}

const FILES = filesIn("");

/** Pages of the product (contact, privacy) link to addresses of the site, not to files. */
const PAGES = FILES.filter((file) => file.endsWith(".md") && !file.startsWith("src/brands/"));

const inside = (node: Nodes): Nodes[] => [node, ...("children" in node ? node.children.flatMap(inside) : [])];
const plain = (node: Nodes): string =>
	"value" in node ? node.value : "children" in node ? node.children.map(plain).join("") : "";

/** GitHub's anchor of a heading: "What it takes: a server" → what-it-takes-a-server */
const anchorOf = (heading: string) =>
	heading
		.trim()
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, "")
		.replaceAll(" ", "-");

function anchorsOf(markdown: string): Set<string> {
	const seen = new Map<string, number>();
	const anchors = inside(fromMarkdown(markdown))
		.filter((node) => node.type === "heading")
		.map((heading) => {
			const anchor = anchorOf(plain(heading));
			const before = seen.get(anchor) ?? 0;
			seen.set(anchor, before + 1);
			return before === 0 ? anchor : `${anchor}-${before}`;
		});
	return new Set(anchors);
}

const linksOf = (markdown: string): string[] =>
	inside(fromMarkdown(markdown))
		.flatMap((node) => (node.type === "link" || node.type === "image" || node.type === "definition" ? [node.url] : []))
		.filter((url) => !/^[a-z]+:/i.test(url));

/** @returns what is wrong with the relative links of a page */
function deadLinks(page: string, markdown: string): string[] {
	return linksOf(markdown).flatMap((link) => {
		const [to = "", anchor] = link.split("#");
		const target = path.posix.normalize(path.posix.join(path.posix.dirname(page), to));
		const file = to === "" ? page : target;
		if (!existsSync(path.join(root, file))) return [`${page}: ${link}: no such file`];
		if (anchor === undefined || anchor === "") return [];
		if (statSync(path.join(root, file)).isDirectory() || !file.endsWith(".md")) return [`${page}: ${link}: no headings there`];
		return anchorsOf(file === page ? markdown : textOf(file)).has(anchor) ? [] : [`${page}: ${link}: no such heading`];
	});
}

/** @returns each page from which links of pages lead to it, from the first on */
function reachedFrom(first: string): Set<string> {
	const reached = new Set([first]);
	for (const page of reached) {
		for (const link of linksOf(textOf(page))) {
			const target = path.posix.normalize(path.posix.join(path.posix.dirname(page), link.split("#")[0]!)).replace(/\/$/, "");
			const file = PAGES.includes(`${target}/README.md`) ? `${target}/README.md` : target;
			if (PAGES.includes(file)) reached.add(file);
		}
	}
	return reached;
}

describe("links between pages", () => {
	it.each(PAGES)("%s has no dead link", (page) => {
		expect(deadLinks(page, textOf(page))).toEqual([]);
	});

	it("leads from docs/README.md to every page of docs", () => {
		const reached = reachedFrom("docs/README.md");
		expect(PAGES.filter((page) => page.startsWith("docs/") && !reached.has(page))).toEqual([]);
	});

	it.each([
		["README.md", 60],
		["CONTRIBUTING.md", 80],
	])("%s has at most %d lines", (page, most) => {
		expect(textOf(page).trimEnd().split("\n").length).toBeLessThanOrEqual(most);
	});

	it("finds a missing file, a missing heading and a repeated one", () => {
		const page = "docs/README.md";
		const faults = deadLinks(
			page,
			"# A b, c!\n\n# A b, c!\n\n[1](gone.md) [2](#a-b-c) [3](#a-b-c-1) [4](#a-b-c-2) [5](https://a.b/c.md)",
		);
		expect(faults).toEqual([`${page}: gone.md: no such file`, `${page}: #a-b-c-2: no such heading`]);
	});

	it("names in code and configuration link to no deleted page of docs", () => {
		const naming = FILES.filter(
			(file) => /\.(tsx?|mjs|cjs|jsonc?|ya?ml)$|Dockerfile$/.test(file) && file !== "package-lock.json",
		);
		const gone = naming.flatMap((file) =>
			[...textOf(file).matchAll(/(?<![\w/.-])(?:\.\.\/)*(docs\/[\w./-]+\.md)/g)]
				.map(([, page = ""]) => page)
				.filter((page) => !existsSync(path.join(root, page)))
				.map((page) => `${file}: ${page}`),
		);
		expect(gone).toEqual([]);
	});

	it.each(["CONTRIBUTING.md", "docs/develop/guides.md", "docs/develop/tests.md", "docs/develop/architecture.md"])(
		"%s names no deleted file",
		(page) => {
			// By the end of its path, so that a file may move to another folder.
			const named = [...textOf(page).matchAll(/`([\w/.-]+\.(?:tsx?|mjs|cjs))`/g)].map(([, file = ""]) => file);
			expect(named.filter((file) => !FILES.some((one) => `/${one}`.endsWith(`/${file}`)))).toEqual([]);
		},
	);
});
