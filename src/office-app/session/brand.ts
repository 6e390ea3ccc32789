import type { Brand } from "../../brands/brand.ts";

/** What the shell tells of the brand: its tokens stand in the document's style. */
export const BRAND = JSON.parse(document.getElementById("brand")?.textContent ?? "{}") as Pick<
	Brand,
	"name" | "localName" | "language" | "sport"
>;
