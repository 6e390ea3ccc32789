import type { EnumName } from "../../cup/enum-name.ts";
import type { Surface } from "../../cup/programme/surface.ts";
import type { PlacesTexts } from "../../text/places/en.ts";

type Facts = { readonly surface: EnumName<Surface> | null; readonly surfaceName: string | null; readonly size: string | null };

/** "artificial grass, 11-a-side": the distinct properties of fields in words; "" if unknown. */
export function fieldFacts(fields: readonly Facts[], { field: text }: PlacesTexts): string {
	const surfaces = words(fields.map(({ surface, surfaceName }) => (surface === null ? surfaceName : text.surfaces[surface])));
	const sizes = words(fields.map(({ size }) => size && sizeInWords(size, text)));
	return [surfaces, sizes]
		.filter((all) => all.length > 0)
		.map(text.and)
		.join(", ");
}

function words(all: readonly (string | null)[]): string[] {
	return [...new Set(all.filter((word) => word !== null && word !== ""))] as string[];
}

/** "11v11" and "11" are 11-a-side, "40×20" is metres; other descriptions are shown unchanged. */
function sizeInWords(size: string, text: PlacesTexts["field"]): string {
	const [, players] = /^(\d+)(?: ?v ?\1)?$/.exec(size) ?? [];
	if (players !== undefined) return text.aSide(players);
	const [, length, width] = /^(\d+) ?[×x] ?(\d+)(?: ?m)?$/.exec(size) ?? [];
	return length === undefined || width === undefined ? size : text.metres(length, width);
}
