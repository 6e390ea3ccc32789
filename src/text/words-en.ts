import { accountOnCourtsEn } from "./account/en.ts";
import { alertsOnCourtsEn } from "./alerts/en.ts";
import { en, type Texts } from "./en.ts";
import type { Sport } from "./language.ts";
import { handballEn } from "./match/handball-en.ts";
import { weekOnCourtsEn } from "./my-week/en.ts";
import { placesOnCourtsEn } from "./places/en.ts";
import { searchingOnCourtsEn } from "./search/en.ts";
import { statisticsOnCourtsEn } from "./statistics/en.ts";

const { announcements } = en;
const onCourts: Texts = {
	...en,
	account: accountOnCourtsEn,
	alerts: alertsOnCourtsEn,
	announcements: { ...announcements, appliesTo: { ...announcements.appliesTo, field: "Applies to this court." } },
	match: handballEn,
	places: placesOnCourtsEn,
	searching: searchingOnCourtsEn,
	statistics: statisticsOnCourtsEn,
	week: weekOnCourtsEn,
};

/** English, as the cup's sport says it. What a sport has of its own is so little that both come in one file. */
export const wordsEn: Record<Sport, Texts> = { football: en, handball: onCourts };
