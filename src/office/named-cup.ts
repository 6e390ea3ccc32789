import { OfficeRefused } from "./refused.ts";

/** What cannot be taken back is done only by who writes the cup's name: a click alone may be a slip. @throws OfficeRefused 422 */
export function checkCupNamed(given: string | undefined, name: string): void {
	if (given?.trim().toLowerCase() === name.toLowerCase()) return;
	throw new OfficeRefused(
		422,
		{
			en: `This cannot be undone. To do it, write the cup's name: ${name}.`,
			sv: `Det här går inte att ångra. Skriv cupens namn för att göra det: ${name}.`,
		},
		"cup-name",
	);
}
