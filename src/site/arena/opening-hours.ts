import { formatWeekday } from "../../text/format.ts";
import type { Language } from "../../text/language.ts";
import type { PlacesTexts } from "../../text/places/en.ts";

type Times = { readonly opens: string | null; readonly closes: string | null };
type Hours = Times & { readonly otherHours: readonly (Times & { readonly day: string })[] };

/** "Open 08:00–21:00, Sat 18 Jul 10:00–16:00, closed Sun 19 Jul": an arena's opening hours; "" if unknown. */
export function openingHours({ otherHours, ...usual }: Hours, { arena: text }: PlacesTexts, language: Language): string {
	const days = otherHours.map(({ day, opens, closes }) => {
		const name = formatWeekday(day, language);
		return opens === null || closes === null ? text.closedOn(name) : text.hoursOn(name, `${opens}–${closes}`);
	});
	const first = usualHours(usual, text);
	const all = [...(first === null ? [] : [first]), ...days].join(", ");
	return all.slice(0, 1).toUpperCase() + all.slice(1);
}

function usualHours({ opens, closes }: Times, text: PlacesTexts["arena"]): string | null {
	if (opens !== null && closes !== null) return text.open(`${opens}–${closes}`);
	if (opens !== null) return text.opens(opens);
	return closes === null ? null : text.closes(closes);
}
