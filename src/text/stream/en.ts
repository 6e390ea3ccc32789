/** Texts about streams. */
export const streamsEn = {
	title: "Streams",
	one: "stream",
	description: (cup: string, year: string) => `Streams from ${cup} ${year}: what is live now, what comes next, and replays.`,
	descriptionOf: (shows: string, cup: string, year: string) => `Stream of ${shows} in ${cup} ${year}, with the live score.`,
	all: "All streams",
	watch: "Watch stream",
	watchReplay: "Watch replay",
	/** On a match page, for a stream that has not begun. */
	begins: (time: string, day: string) => `The stream starts ${time}, ${day}`,
	toStream: "To the stream",
	/** On a row of a list of matches. */
	sign: "Stream",
	signOf: (match: string) => `Watch stream, ${match}`,
	parts: { live: "Live now", next: "Next", replays: "Replays" },
	states: { LIVE: "Live", UPCOMING: "Upcoming", REPLAY: "Replay" },
	access: { OPEN: "Open to all", ACCOUNT: "Sign in to watch", PASS: "All Access" },
	play: "Play",
	needsScripts: "Playing needs JavaScript, which is turned off in this browser.",
	/** @param button what plays it */
	elsewhere: (provider: string, button: string) =>
		`The video is on ${provider}. Nothing is requested from ${provider} until you press ${button}; it then sees your IP address and what you watch.`,
	dead: "The stream is not playing. It may have been interrupted.",
	unreachable: "The stream could not be loaded. Check your connection.",
	isLocked: "Stream locked",
	/** SPEC §8. */
	locked: {
		"sign-in": "You need to sign in to access this content",
		"no-access": "You dont have access to this match",
	},
	toMatch: { LIVE: "Follow live report", UPCOMING: "Show match", REPLAY: "Show match" },
	starts: (time: string, day: string) => `Starts ${time}, ${day}`,
	replayOf: (day: string) => `From ${day}`,
	nextOn: (place: string) => `Next on ${place}`,
	noneLive: "Nothing is live right now",
	none: "There are no streams",
	noneHint: "No matches are streamed this year.",
	noneChosen: "No streams here",
	notPublished: "The schedule has not been published yet",
	notPublishedHint: "The streams will be shown here once it has been.",
	cut: "There are more than fit here. Choose a category or an arena.",
};

export type StreamsTexts = typeof streamsEn;
