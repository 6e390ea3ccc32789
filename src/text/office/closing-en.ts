const fields = (count: number) => `${count} ${count === 1 ? "field" : "fields"}`;
const matches = (count: number) => `${count} ${count === 1 ? "match" : "matches"}`;

/** The words of closing fields and of opening them. */
export const closingEn = {
	close: "Close field",
	closes: (place: string) => `Close ${place}`,
	stop: "Stop all play",
	stops: (arena: string) => `Stop all play at ${arena}`,
	stopHow: (count: number) =>
		`Nothing is played on ${fields(count)} from now: the rest of the day, or until you let it go on. What is being played is not ended.`,
	goOn: "Play on again",
	goesOn: (place: string) => `${place} is played on again`,
	opens: "Open it again",
	from: "from",
	until: "until",
	endless: "opened again",
	why: "why",
	losing: (count: number) => `${matches(count)} ${count === 1 ? "loses its" : "lose their"} place`,
	stay: "They stay and wait for another place",
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
