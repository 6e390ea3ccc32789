import type { AlertKind } from "../../cup/alerts/alert-kind.ts";

/** The account service's answer about this device's alerts (docs/integrate/accounts.md). */
export type DeviceAlerts = {
	/** The browser's subscription key; null: this service sends no alerts. */
	readonly key: string | null;
	readonly on: boolean;
	readonly lead: number;
	readonly way: boolean;
	readonly quiet: boolean;
	readonly from: string;
	readonly until: string;
	readonly early: boolean;
	readonly score_left_out: boolean;
	readonly last: { readonly at: string; readonly kind: string | null } | null;
	readonly choices: readonly AlertChoice[];
};

export type AlertSettings = Pick<DeviceAlerts, "lead" | "way" | "quiet" | "from" | "until" | "early" | "score_left_out">;

/** The subject of alerts, in a year. */
export type AlertOf = { readonly subject: "team" | "field"; readonly id: string; readonly year: number };

export type AlertChoice = AlertOf & { readonly kinds: readonly AlertKind[] };
