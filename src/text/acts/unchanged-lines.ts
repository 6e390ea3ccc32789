/** How the ledger tells of an act that changed no row. */
export const UNCHANGED_LINES = {
	en: {
		parked: {
			differs: "put aside: it differs from another",
			unclear: "put aside: unclear",
			"no-such-teams": "put aside: other teams on the slip",
			"ask-the-field": "put aside: the field is asked",
			"waits-for-teams": "put aside: recorded once both teams are known",
		},
		notParked: "not put aside",
		held: "a report of the field is held",
		dropped: "dropped",
		confirmed: (result: string) => `${result}, confirmed`,
	},
	sv: {
		parked: {
			differs: "lagd åt sidan: den skiljer sig från en annan",
			unclear: "lagd åt sidan: oklar",
			"no-such-teams": "lagd åt sidan: andra lag på lappen",
			"ask-the-field": "lagd åt sidan: planen är tillfrågad",
			"waits-for-teams": "lagd åt sidan: sparas när båda lagen är kända",
		},
		notParked: "inte lagd åt sidan",
		held: "en rapport från planen hålls tillbaka",
		dropped: "slängd",
		confirmed: (result: string) => `${result}, bekräftat`,
	},
};
