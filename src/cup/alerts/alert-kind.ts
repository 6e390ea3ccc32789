/** What somebody may choose to be told of. "result" is "match played" where no results are shown. */
export const ALERT_KINDS = ["kick-off", "goal", "result", "moved", "through", "table"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What a followed team's phone is told of where nobody chose otherwise. */
export const PRESET_KINDS: readonly AlertKind[] = ["kick-off", "result", "moved", "through"];
/** All that there is of a young category. */
const YOUNG_KINDS: readonly AlertKind[] = ["kick-off", "result", "moved"];
/** A field is through to nothing. */
export const FIELD_KINDS: readonly AlertKind[] = ["kick-off", "goal", "result", "moved"];

/** Minutes before the expected start. */
export const LEADS = [15, 30, 60] as const;

/** What there is to choose of a team or a field. */
export function offeredKinds(subject: "team" | "field", young: boolean): readonly AlertKind[] {
	if (young) return YOUNG_KINDS;
	return subject === "field" ? FIELD_KINDS : ALERT_KINDS;
}
