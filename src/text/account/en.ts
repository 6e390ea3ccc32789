import { COURT, FIELD, type Ground } from "../ground.ts";

const plural = (count: number, one: string, other: string): string => (count === 1 ? one : other);

/** English texts about an account and its favourites. */
const accountEnOn = ({ field }: Ground) => ({
	signInMeta: (cup: string) => `Sign in to ${cup} to follow your teams.`,
	signUpMeta: (cup: string) => `Create an account at ${cup} to follow your teams.`,
	why: `Choose favourite teams and ${field}s, and get your own cup schedule in My Week.`,
	needsScripts:
		"Signing in needs JavaScript, which is turned off in this browser. Everything else can be read without an account.",
	name: "Name",
	email: "E-mail",
	password: "Password",
	newPassword: "Password, at least 8 characters",
	show: "Show",
	hide: "Hide",
	showPassword: "Show password",
	forgotPassword: "Forgot password?",
	forgotTitle: "Forgot password?",
	forgotWhy: "Enter your e-mail address and we will send you instructions for choosing a new password.",
	sendInstructions: "Send instructions",
	instructionsSent: "Instructions sent. Check your email",
	instructionsSentHint: "If there is an account with this address, an e-mail is on its way. Its link works for one hour.",
	backToSignIn: "Back to sign in",
	newHere: "New here?",
	newHereHint: "An account is free and takes a minute.",
	haveAccount: "Already have an account?",
	demoAccount: "This is a demo. Anyone may use its account:",
	fillIn: "Fill in",
	signedInAs: (name: string) => `You are signed in as ${name}`,

	notSignedIn: "We could not sign you in.",
	notCreated: "We could not create the account.",
	notSent: "We could not send the instructions.",
	checkFields: "Please check the fields marked below.",
	unreachable: "The account service did not answer. Check your connection and try again.",
	/** @param seconds until the next try; null where it is not known */
	tooMany: (seconds: number | null) => {
		if (seconds === null) return "Too many attempts. Wait a while and try again.";
		const minutes = Math.ceil(seconds / 60);
		const wait =
			seconds < 60 ? `${seconds} ${plural(seconds, "second", "seconds")}` : `${minutes} ${plural(minutes, "minute", "minutes")}`;
		return `Too many attempts. Try again in ${wait}.`;
	},
	missing: { name: "Enter your name.", email: "Enter your e-mail address.", password: "Enter a password." },
	noAddress: "That is not a valid e-mail address. It should look like name@example.com.",
	shortPassword: "Use at least 8 characters.",

	signedOut: () => "You are signed out: your sign-in has ended. Sign in again to see your teams.",
	unreached: () => "Your account cannot be reached just now.",
	unreachedHint: "You are still signed in. We keep trying, and your favourites come back as soon as we reach it.",
	tryAgain: "Try again",

	account: "Account",
	accountOf: (name: string) => `Account, ${name}`,
	allAccess: "All Access",
	profile: "Profile",
	opensWindow: "opens in a new window",

	favourite: (name: string) => `Favourite, ${name}`,
	favouriteArena: (name: string) => `Favourite, all ${field}s of ${name}`,
	myTeam: "My team",
	myTeams: (names: string) => `My team: ${names}`,
	noTeams: "You have no favourite teams selected",
	noTeamsHint: "Press the heart beside a team to add it here.",
	noTeamsOf: (year: string) => `You have not chosen any team for ${year}.`,
	ownYear: (year: string) => `Your teams of ${year} are in My Week ${year}`,
	findTeams: "Find teams",
	/** @param played "Played", or how else it ended; `when`: "today", "Thu 16 Jul" */
	playedOn: (played: string, when: string) => `${played} ${when}`,
	showTeam: "Show team",
	showMatches: "Show matches",
	chosenTeam: (name: string) => `${name} is in My teams`,
	chosenPlace: (name: string) => `${name} is in My Week`,
	removedTeam: (name: string) => `${name} removed from My teams`,
	removedPlace: (name: string) => `${name} removed from My Week`,
	notRemoved: (name: string) => `${name} could not be removed. It is still among your favourites.`,
	waits: () => "Waiting. It will be saved to your account when the network is back.",
	notAdded: (name: string) => `${name} could not be added to your favourites. Try again.`,
	notPinned: (name: string) => `${name} could not be pinned. Try again.`,
	notUnpinned: (name: string) => `${name} could not be unpinned. Try again.`,
	undo: "Undo",
});

export const accountEn = accountEnOn(FIELD);
export const accountOnCourtsEn = accountEnOn(COURT);

export type AccountTexts = typeof accountEn;
