import type { ActKind } from "../../cup/office/act-kind.ts";
import type { Switch } from "../../cup/publication-order.ts";
import { SET_BY } from "../../text/acts/ledger-lines.ts";
import type { Language } from "../../text/language.ts";
import type { ChangeInWords } from "../record/import/changes.ts";

/** A value's change in words. Changes stored before there was Swedish are in English only. */
export type ActLine = ChangeInWords & { readonly sv?: ChangeInWords };

/** The description of an act: what is done, by which account, and why. */
export type ActHead = {
	readonly kind: ActKind;
	/** The account's name, such as "command line": no person's name, no address. */
	readonly desk: string;
	/** The account's id, by which its own acts are found even after it was renamed. */
	readonly deskId?: string;
	readonly why?: string;
	/** The account that asked for it, or proposed it. */
	readonly askedBy?: string;
	/** The proposal, with the client's own key: a repeated request with the same key is the same act. */
	readonly asked?: { readonly request: string; readonly proposal: Asked };
};

/** The scheduled time of a switch, and the act that scheduled it. */
export type ReplacedTime = { readonly edition: string; readonly of: Switch; readonly at: string; readonly act: number };

type Asked = {
	readonly kind: string;
	readonly match?: string;
	/** Why a slip was parked. */
	readonly reason?: string;
	/** The step of Plan that it belongs to. */
	readonly step?: string;
	/** A digest of the change of the plan. */
	readonly change?: string;
	/** The act that scheduled this one. */
	readonly setBy?: number;
	/** The scheduled publications that it cancelled: undoing it schedules them again. */
	readonly took?: readonly ReplacedTime[];
	/** A publication that waits for a colleague; without an instant, it is published as soon as it is confirmed. */
	readonly publication?: { readonly edition: string; readonly of: Switch; readonly at: string | null };
};

/** @returns the reason given, or the act that scheduled it; null if there is neither */
export function whyIn(
	language: Language,
	{ why, proposal }: { readonly why: string | null; readonly proposal: Asked | null },
): string | null {
	return why ?? (proposal?.setBy === undefined ? null : SET_BY[language](proposal.setBy));
}
