const ordinalsEn = new Intl.PluralRules("en", { type: "ordinal" });
const ordinalsSv = new Intl.PluralRules("sv", { type: "ordinal" });

/** 1st, 2nd, 3rd, 11th, 21st. */
export function ordinalEn(position: number): string {
	return `${position}${{ one: "st", two: "nd", few: "rd", many: "th", other: "th", zero: "th" }[ordinalsEn.select(position)]}`;
}

/** 1:a, 2:a, 3:e, 11:e, 21:a. */
export function ordinalSv(position: number): string {
	return `${position}:${ordinalsSv.select(position) === "one" ? "a" : "e"}`;
}
