import type { AskedAct } from "../../office/acts/asked-acts.ts";
import type { AskingTexts } from "../../text/office/asking-en.ts";
import type { OfficeTexts } from "../../text/office/en.ts";

/** Limit of listed names; the others are counted. */
const NAMED = 3;

type Texts = Pick<OfficeTexts["ledger"], "kinds"> & Pick<AskingTexts, "minutes">;

/** A short description of a request: "Shift 412, 413, +10 min". */
export function askedWords({ proposal, about }: Pick<AskedAct, "proposal" | "about">, { kinds, minutes }: Texts): string {
	const more = about.length > NAMED ? [`+${about.length - NAMED}`] : [];
	const named = [...about.slice(0, NAMED), ...more].join(", ");
	const what = [kinds[proposal.kind], named].filter(Boolean).join(" ");
	return proposal.kind === "shift" ? `${what}, ${minutes(proposal.minutes)}` : what;
}
