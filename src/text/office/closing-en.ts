const fields = (count: number) => `${count} ${count === 1 ? "field" : "fields"}`;
const matches = (count: number) => `${count} ${count === 1 ? "match" : "matches"}`;

/** The words of closing fields and of opening them. */
export const closingEn = {
	close: "Close field",
	closes: (place: string) => `Close ${place}`,
	stop: "Stop all play",
	stops: (arena: string) => `Stop all play at ${arena}`,
	stopHow: (count: number) =>
		`No matches are played on ${fields(count)} from now on: for the rest of the day, or until you resume play. Matches in progress are not ended.`,
	goOn: "Resume play",
	goesOn: (place: string) => `Resume play at ${place}`,
	opens: "Reopen it",
	from: "from",
	until: "until",
	endless: "it is reopened",
	why: "why",
	losing: (count: number) => `${matches(count)} ${count === 1 ? "loses its" : "lose their"} place`,
	stay: "Leave them there until they get another place",
	find: "Find other places now",
	commitClose: (moved: number) => (moved === 0 ? "Close" : `Close, move ${moved}`),
	commitStop: "Stop all play",
	closed: (moved: number) => (moved === 0 ? "Closed." : `Closed. ${matches(moved)} moved.`),
	opened: "Open again.",
	closedFrom: (time: string) => `closed from ${time}`,
	closedUntil: (time: string) => `closed until ${time}`,
	fields,
};
export type ClosingTexts = typeof closingEn;
