/** The texts of the panels for persons' rights. They are loaded with them. */
export const peopleEn = {
	email: "E-mail address",
	emailHow: "Of the person’s account on the site.",
	given: (email: string) => `Saved: ${email}`,
	takenBack: (email: string) => `Taken back: ${email}`,
	leaders: "Team leaders",
	leadersHow: "A leader’s profile shows the teams they have led. Only this list names them.",
	noLeaders: "No leader yet.",
	addLeader: "Add the leader",
	team: "Team",
	chooseTeam: "Choose a team",
	removeLeader: (email: string, team: string) => `Remove ${email} from ${team}`,
	passes: "All Access",
	passesHow: "Whoever has All Access watches every stream of the year, paid or given here.",
	noPasses: "Nobody has All Access yet.",
	addPass: "Give All Access",
	year: "Year",
	granted: "given",
	bought: "bought",
	removePass: (email: string, year: number) => `Take back All Access ${year} from ${email}`,
};
export type PeopleTexts = typeof peopleEn;
