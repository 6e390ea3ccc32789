import type { ActKind } from "../../cup/office/act-kind.ts";
import type { Switch } from "../../cup/publication-order.ts";
import { SET_BY } from "../../text/acts/ledger-lines.ts";
import type { Language } from "../../text/language.ts";
import type { ChangeInWords } from "../record/import/changes.ts";

/** What an act made of one value, in words. What was written down before there was Swedish has English alone. */
export type ActLine = ChangeInWords & { readonly sv?: ChangeInWords };

/** An act as it is proposed: what is done, where, and why it is. */
export type ActHead = {
	readonly kind: ActKind;
	/** Which desk does it, such as "command line": no person's name, no address. */
	readonly desk: string;
	/** By which the desk knows its own acts, whatever it is called. */
	readonly deskId?: string;
	readonly why?: string;
	/** What was asked for, under the caller's own key: asked again under the same, it is the same act. */
	readonly asked?: { readonly request: string; readonly proposal: Asked };
};

/** When a switch was to go out, and the act that had set it. */
export type ReplacedTime = { readonly edition: string; readonly of: Switch; readonly at: string; readonly act: number };

type Asked = {
	readonly kind: string;
	readonly match?: string;
	/** Why a slip was put aside. */
	readonly reason?: string;
	/** The act that set the time at which this one does itself. */
	readonly setBy?: number;
	/** The times of publication that it took away: undoing it sets them again. */
	readonly took?: readonly ReplacedTime[];
};

/** @returns why it was done: as its desk said, or by which act its time was set; null where neither is */
export function whyIn(
	language: Language,
	{ why, proposal }: { readonly why: string | null; readonly proposal: Asked | null },
): string | null {
	return why ?? (proposal?.setBy === undefined ? null : SET_BY[language](proposal.setBy));
}
