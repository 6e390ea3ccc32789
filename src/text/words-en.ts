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

/** English, in the words of the cup's sport. A sport has so few words of its own that both are in one file. */
export const wordsEn: Record<Sport, Texts> = { football: en, handball: onCourts };
