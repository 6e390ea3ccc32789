import type { Language, Sport } from "../language.ts";
import { type ReporterTexts, reporterEn } from "./en.ts";
import { reporterSv } from "./sv.ts";

/** For texts without a field's name. */
const onCourt = (text: string): string => text.replace(/\bfield\b/g, "court");

/** Handball's own terms. */
const handballEn: ReporterTexts = {
	...reporterEn,
	meta: reporterEn.meta.replace("fields", "courts"),
	noLink: { title: onCourt(reporterEn.noLink.title), why: onCourt(reporterEn.noLink.why) },
	noProgramme: onCourt(reporterEn.noProgramme),
	readingProgramme: onCourt(reporterEn.readingProgramme),
	programmeLater: onCourt(reporterEn.programmeLater),
	chooseField: onCourt(reporterEn.chooseField),
	otherField: onCourt(reporterEn.otherField),
	noMatches: onCourt(reporterEn.noMatches),
	phases: { ...reporterEn.phases, "kick-off": "Throw-off", "shoot-out": "Seven-metre throws" },
	states: { ...reporterEn.states, "shoot-out": "Seven-metre throws" },
	shootOut: "Seven-metre throws",
	shootOutScore: (score) => `Seven-metre throws ${score}`,
	kinds: {
		...reporterEn.kinds,
		penalty: "Goal from 7 m",
		"shoot-out-scored": "7 m throw: scored",
		"shoot-out-missed": "7 m throw: missed",
	},
	abandonedWhy: { ...reporterEn.abandonedWhy, "team-left": onCourt(reporterEn.abandonedWhy["team-left"]) },
	objections: { ...reporterEn.objections, "not-yours": onCourt(reporterEn.objections["not-yours"]) },
};

const handballSv: ReporterTexts = {
	...reporterSv,
	phases: { ...reporterSv.phases, "kick-off": "Avkast", "shoot-out": "Sjumeterskast" },
	states: { ...reporterSv.states, "shoot-out": "Sjumeterskast" },
	shootOut: "Sjumeterskast",
	shootOutScore: (score) => `Sjumeterskast ${score}`,
	kinds: {
		...reporterSv.kinds,
		penalty: "Mål på 7 m",
		"shoot-out-scored": "Sjumeterskast: mål",
		"shoot-out-missed": "Sjumeterskast: miss",
	},
	objections: {
		...reporterSv.objections,
		"level-shoot-out": "Det står lika efter sjumeterskasten: ingen har vunnit ännu.",
		"kick-reported-otherwise": "Det kastet är redan rapporterat med det andra utfallet. Ångra ett av de två.",
	},
};

const TEXTS: Record<Sport, Record<Language, ReporterTexts>> = {
	football: { en: reporterEn, sv: reporterSv },
	handball: { en: handballEn, sv: handballSv },
};

export function reporterTexts(language: Language, sport: Sport): ReporterTexts {
	return TEXTS[sport][language];
}
