import type { Brand } from "../../brands/brand.ts";

/** The brand's data in the shell; its tokens are in the document's style. */
export const BRAND = JSON.parse(document.getElementById("brand")?.textContent ?? "{}") as Pick<
	Brand,
	"name" | "localName" | "language" | "sport"
>;
