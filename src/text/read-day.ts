/** The first letters of each month, in both languages. */
const MONTHS: readonly RegExp[] = [
	...[/^jan/, /^feb/, /^mar/, /^apr/, /^ma[yj]/, /^jun/],
	...[/^jul/, /^aug/, /^sep/, /^o[ck]t/, /^nov/, /^dec/],
];

/**
 * A day as people type it: "2027-07-12", "20270712", "12/7 2027", "12.7.2027", "12 July 2027", "mån 12 juli 2027".
 * @returns 2027-07-12; "": nothing typed; null: not a day
 */
export function readDay(typed: string): string | null {
	const text = typed.trim().toLowerCase();
	if (text === "") return "";
	const [, year, month, day] = /^(\d{4})-?(\d{1,2})-?(\d{1,2})$/.exec(text) ?? [];
	if (year !== undefined) return dayOf(year, month!, day!);
	const [, date, ofYear, inYear] = /^(\d{1,2})\s?[./]\s?(\d{1,2})[./\s]\s?(\d{4})$/.exec(text) ?? [];
	if (date !== undefined) return dayOf(inYear!, ofYear!, date);
	const [, number, word, its] = /^(?:\p{L}+\.?,?\s+)?(\d{1,2})\.?\s+(\p{L}{3,9})\.?,?\s+(\d{4})$/u.exec(text) ?? [];
	const named = MONTHS.findIndex((name) => name.test(word ?? ""));
	return named === -1 ? null : dayOf(its!, String(named + 1), number!);
}

function dayOf(year: string, month: string, day: string): string | null {
	const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
	const at = new Date(`${written}T00:00:00Z`);
	// JavaScript would turn 31 June into another day.
	return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : null;
}
