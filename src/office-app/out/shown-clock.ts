import { formatTime, formatWeekday } from "../../site/text/format.ts";
import type { Language } from "../../site/text/language.ts";

/**
 * "Fri 12 Jun 18:00"
 * @param clock what the cup's clocks show: 2026-06-12T18:00
 */
export const shownClock = (clock: string, language: Language): string => `${formatWeekday(clock, language)} ${formatTime(clock)}`;
