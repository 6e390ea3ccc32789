const FIRST = 9;

/** @returns the cup's days in the usual form: 2027-07-09 in English, 9/7 2027 in Swedish */
export const templateDay = (year: number, day: 0 | 1 | 2) => ({
	en: `${year}-07-${String(FIRST + day).padStart(2, "0")}`,
	sv: `${FIRST + day}/7 ${year}`,
});
