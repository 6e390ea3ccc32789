/** Texts of final places. */
export const placingEn = {
	title: "Final placings",
	/** So many of a category's teams have none yet. */
	open: (teams: number) => (teams === 1 ? "One team has no final place yet." : `${teams} teams have no final place yet.`),
	all: "All placings",
	/** Ways to order a category's teams. */
	order: "Order",
	byName: "By name",
	byPlace: "By final place",
	shared: "shared place",
	heard: (ordinal: string, shared: boolean) => `${shared ? "Shared " : ""}${ordinal} place`,
	/** On a team's page. */
	ofTeam: (ordinal: string, among: number, shared: boolean) =>
		`${shared ? "Shared " : "Finished "}${ordinal}${shared ? " place" : ""} of ${among}`,
};

export type PlacingTexts = typeof placingEn;
