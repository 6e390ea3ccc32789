/** Ledger lines of acts that changed no row. */
export const UNCHANGED_LINES = {
	en: {
		parked: {
			differs: "parked: it differs from another result",
			unclear: "parked: unclear",
			"no-such-teams": "parked: other teams on the slip",
			"ask-the-field": "parked: the field has been asked",
			"waits-for-teams": "parked: will be recorded once both teams are known",
		},
		notParked: "not parked",
		held: "a report from the field is waiting for the office",
		dropped: "discarded",
		confirmed: (result: string) => `${result}, confirmed`,
	},
	sv: {
		parked: {
			differs: "lagd åt sidan: skiljer sig från ett annat resultat",
			unclear: "lagd åt sidan: oklar",
			"no-such-teams": "lagd åt sidan: andra lag på lappen",
			"ask-the-field": "lagd åt sidan: planen är tillfrågad",
			"waits-for-teams": "lagd åt sidan: sparas när båda lagen är kända",
		},
		notParked: "inte lagd åt sidan",
		held: "en rapport från planen väntar på kansliet",
		dropped: "kastad",
		confirmed: (result: string) => `${result}, bekräftat`,
	},
};
