import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Brand } from "../../src/brands/brand.ts";

type BrandFile = Omit<Brand, "folder" | "logo" | "pages">;

const PICTURE =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 768 130" width="768" height="130"><path d="M0 0h768v130H0z"/></svg>';
export const OWN_LOGO =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34" width="30" height="34"><path d="M15 2 30 32H0z"/></svg>';

const light: BrandFile["light"] = {
	paper: "#F5F1F7",
	surface: "#FFFFFF",
	sunken: "#E9E2EE",
	line: "#DACFE1",
	"line-strong": "#857A8C",
	ink: "#21122B",
	"ink-2": "#4C3D57",
	"ink-3": "#655770",
	header: "#3B1552",
	"header-2": "#54226F",
	"header-ink": "#FFFFFF",
	"header-ink-2": "#DCCBE6",
	"header-line": "#6F3F89",
	"header-accent": "#39D0B4",
	"on-header-accent": "#00211B",
	accent: "#7A2AA3",
	"on-accent": "#FFFFFF",
	"accent-ink": "#7A2AA3",
	board: "#21122B",
	"on-board": "#FFFFFF",
	"board-dim": "#BDB0C6",
	skeleton: "#E0D7E6",
};

const dark: BrandFile["dark"] = {
	...light,
	paper: "#140B1A",
	surface: "#22142B",
	sunken: "#190E20",
	line: "#3A2847",
	"line-strong": "#86758F",
	ink: "#F5EFF8",
	"ink-2": "#C9BBD1",
	"ink-3": "#A493AE",
	accent: "#C98BEA",
	"on-accent": "#22042F",
	"accent-ink": "#D6A6EF",
	board: "#3B2350",
	skeleton: "#33213E",
};

/** A brand that no code knows: other colours, radii, stripe and links than those that ship. */
export const OWN_BRAND: BrandFile = {
	name: "Bergscupen",
	localName: { en: "Mountain Cup", sv: "" },
	cup: 33,
	language: "en",
	sport: "handball",
	website: "https://bergscupen.example",
	social: [{ kind: "x", url: "https://x.example/bergscupen" }],
	fifaAsterisk: false,
	advertisements: [{ picture: "tea.svg", link: "https://tea.example", text: "Mountain tea, warm in every hall", lang: "en" }],
	light,
	dark,
	radius: { card: 12, control: 0 },
	stripe: "linear-gradient(90deg, var(--header-accent) 50%, var(--board) 50%)",
};

/** Writes the brand, with what is changed, to a new folder of brands. @returns that folder; the brand's own is "bergscupen" */
export function writeOwnBrand(change: Partial<BrandFile> = {}): string {
	const brands = mkdtempSync(path.join(tmpdir(), "cupboard-brands-"));
	const folder = path.join(brands, "bergscupen");
	mkdirSync(path.join(folder, "advertisements"), { recursive: true });
	writeFileSync(path.join(folder, "brand.json"), JSON.stringify({ ...OWN_BRAND, ...change }));
	writeFileSync(path.join(folder, "logo.svg"), OWN_LOGO);
	writeFileSync(path.join(folder, "advertisements", "tea.svg"), PICTURE);
	return brands;
}

/** Writes contact and privacy pages of its own into the brand's folder: without them only a demo is published. @returns the folder of brands */
export function withOwnPages(brands: string): string {
	for (const [page, title] of [
		["contact", "Contact"],
		["privacy", "Privacy"],
	] as const)
		for (const language of ["en", "sv"])
			writeFileSync(
				path.join(brands, "bergscupen", `${page}.${language}.md`),
				`# ${title}\n\nWrite to office@bergscupen.example.\n`,
			);
	return brands;
}
