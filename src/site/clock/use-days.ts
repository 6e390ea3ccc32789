import { type Days, daysAt } from "../../text/days.ts";
import { useLanguage } from "../../text/use-text.ts";
import { useCupNow } from "./CupNow.tsx";

/**
 * Names of days relative to today: a document may be read after midnight, and in another zone than the cup's.
 * @param today the cup's day when the answer was made, for days without a zone and until the browser's clock is known
 */
export function useDays(today: string | null = null): Days {
	return daysAt(useCupNow(), useLanguage(), today);
}
