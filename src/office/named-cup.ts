import { NAMED_CUP_TEXTS } from "../text/office-server/named-cup.ts";
import { OfficeRefused } from "./refused.ts";

/** An irreversible act needs the cup's name typed: a click alone may be a mistake. @throws OfficeRefused 422 */
export function checkCupNamed(given: string | undefined, name: string): void {
	if (given?.trim().toLowerCase() === name.toLowerCase()) return;
	throw new OfficeRefused(422, NAMED_CUP_TEXTS.nameTheCup(name), "cup-name");
}
