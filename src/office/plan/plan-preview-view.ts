import type { PlanPreview } from "../../results/acts/plan-change.ts";
import { isError } from "../../results/record/fault.ts";
import type { ChangeInWords, Consent } from "../../results/record/import/changes.ts";
import type { Counts } from "../../results/record/import/import.ts";
import type { TableName } from "../../results/record/nouns/tables.ts";
import type { Language } from "../../text/language.ts";
import { FAULT_BESIDE_FIELD } from "../../text/office-server/plan.ts";
import { faultIn } from "../fault-lines.ts";
import { lineIn } from "../ledger/ledger-page.ts";

/** What is wrong with a change of the plan, and where. */
export type PlanFault = {
	/** The place in the change: `editions[0].categories[2].restMinutes`. */
	readonly path: string;
	readonly text: string;
	/** False: a warning, which does not prevent the commit. */
	readonly isError: boolean;
};

/** The effect of a change of the plan, in the client's language. */
export type PlanPreviewView = {
	readonly ground: string;
	/** The first changed values. */
	readonly changes: readonly ChangeInWords[];
	/** How many there are. */
	readonly changed: number;
	readonly counts: Readonly<Partial<Record<TableName, Counts>>>;
	readonly consents: readonly Consent[];
	readonly contested: readonly string[];
	readonly faults: readonly PlanFault[];
};

/** More changes than anybody reads beside a form are counted. */
const MOST_CHANGES = 200;

export const previewIn = (
	language: Language,
	{ ground, changes, counts, consents, contested, faults }: PlanPreview,
): PlanPreviewView => ({
	...{ ground, counts, consents, contested },
	changes: changes.slice(0, MOST_CHANGES).map(({ what, was, becomes, sv }) => lineIn(language, { what, was, becomes, sv })),
	changed: changes.length,
	faults: faults.map((fault) => {
		const { path = "", message, expected, value } = faultIn(language, fault);
		return { path, text: FAULT_BESIDE_FIELD[language](message, value, expected), isError: isError(fault) };
	}),
});
