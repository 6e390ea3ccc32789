import type { Brand } from "../../brands/brand.ts";

/** The brand's tokens, as a style in the document's head, so that they apply to the first paint. */
export function brandStyle(brand: Pick<Brand, "light" | "dark" | "radius" | "stripe">): string {
	const tokens = (palette: Brand["light"]): string =>
		Object.entries(palette)
			.map(([name, value]) => `--${name}:${value}`)
			.join(";");
	return [
		`:root{color-scheme:light dark;background:var(--paper);${tokens(brand.light)};--r:${brand.radius.card}px;--r-s:${brand.radius.control}px;--stripe:${brand.stripe}}`,
		`@media (prefers-color-scheme:dark){:root{${tokens(brand.dark)}}}`,
	].join("");
}
