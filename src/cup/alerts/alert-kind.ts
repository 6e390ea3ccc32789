/** The kinds of alerts that a user can choose. For young categories "result" means "match played". */
export const ALERT_KINDS = ["kick-off", "goal", "result", "moved", "through", "table"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** The default for a followed team. */
export const PRESET_KINDS: readonly AlertKind[] = ["kick-off", "result", "moved", "through"];
/** The kinds that a young category can have. */
const YOUNG_KINDS: readonly AlertKind[] = ["kick-off", "result", "moved"];
/** A field does not advance and has no table. */
export const FIELD_KINDS: readonly AlertKind[] = ["kick-off", "goal", "result", "moved"];

/** Minutes before the expected start. */
export const LEADS = [15, 30, 60] as const;

/** The kinds that a user can choose for a team or a field. */
export function offeredKinds(subject: "team" | "field", young: boolean): readonly AlertKind[] {
	if (young) return YOUNG_KINDS;
	return subject === "field" ? FIELD_KINDS : ALERT_KINDS;
}
