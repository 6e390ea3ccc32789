/** The ids of one edition: its year's last digits, then a number. They are unique across editions, and short in addresses. */
export type EditionIds = {
	readonly edition: string;
	readonly category: (short: string) => string;
	readonly stage: (short: string, rank: number) => string;
	readonly division: () => string;
	readonly team: (sequence: number) => string;
	readonly match: () => string;
	readonly fact: () => string;
	readonly announcement: () => string;
};

const FIRST_YEAR = 2000;

/** @throws RangeError before 2011, the cup's first year, and after 2899 */
export function editionIds(year: number, categories: readonly string[]): EditionIds {
	if (year < 2011 || year >= FIRST_YEAR + 900) throw new RangeError(`The demo cup knows no year ${year}`);
	const prefix = String(year - FIRST_YEAR);
	const numbered = (digits: number) => {
		let last = 0;
		return () => prefix + String(++last).padStart(digits, "0");
	};
	const category = (short: string) => prefix + String(categories.indexOf(short) + 1).padStart(2, "0");
	return {
		edition: String(year),
		category,
		stage: (short, rank) => `${category(short)}${rank}`,
		division: numbered(3),
		team: (sequence) => prefix + String(sequence).padStart(4, "0"),
		match: numbered(4),
		fact: numbered(3),
		announcement: numbered(1),
	};
}
