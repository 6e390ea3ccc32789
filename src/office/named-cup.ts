import { NAMED_CUP_TEXTS } from "../text/office-server/named-cup.ts";
import { OfficeRefused } from "./refused.ts";

/** What cannot be taken back is done only by who writes the cup's name: a click alone may be a slip. @throws OfficeRefused 422 */
export function checkCupNamed(given: string | undefined, name: string): void {
	if (given?.trim().toLowerCase() === name.toLowerCase()) return;
	throw new OfficeRefused(422, NAMED_CUP_TEXTS.nameTheCup(name), "cup-name");
}
