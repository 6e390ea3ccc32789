import type { PassTexts } from "./en.ts";

export const passSv: PassTexts = {
	buy: (year, price) => `Köp All Access ${year} – ${price}`,
	opening: (year) => `Betalningen har kommit fram. All Access ${year} håller på att öppnas.`,
	slow: (year) =>
		`Betalningen har kommit fram, men All Access ${year} är inte öppnat ännu. Vissa betalsätt tar längre tid; du får ett mejl när det är öppnat.`,
	askAgain: "Kontrollera igen",
	opened: (year) => `All Access ${year} är öppnat. Nu kan du se alla sändningar.`,
	cancelled: "Betalningen avbröts. Inget är betalt.",
	unreachable: "Det gick inte att nå betalsidan. Inget är betalt. Kontrollera uppkopplingen och försök igen.",
};
