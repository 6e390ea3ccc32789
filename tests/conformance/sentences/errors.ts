import { by, notShown, under } from "../covered.ts";

export const ERRORS = under("8. Error catalogue", {
	"Token request failure: log it and open the identity site root.": by(
		"§8 Token request failure: logged, and the identity site's root opens",
	),
	"Failed page module load: full page reload to the target path.": by(
		"§8 the target is loaded as a full page, once: no loop where its module fails again",
		"§8 so is the target of a navigation that interrupted another",
	),
	"Sign-out failure: only logged.": by(
		"§8 Sign-out failure: only logged; the reader is signed out all the same, at once, even where the service never answers",
		"§8 Sign-out failure: only logged; it leads to /{year}/signin all the same",
	),
	"GraphQL errors: logged, load abandoned.": by(
		"§8 the load of editions … is only logged and abandoned: the page stays",
		"§8 errors of the tournament's query are logged, the load is abandoned, and the reader can try again",
	),
	"User-visible messages: 'Nothing has been published yet'; 'You have no favourite teams selected'; 'No matches are live'; 'No results'; 'Try searching for something else'; 'You need to sign in to access this content'; 'You dont have access to this match'; 'This game has not started yet or no livereport is available'; 'Instructions sent. Check your email'.":
		{
			"'Nothing has been published yet'": by("§2 Home without published teams: the message, and a year picker without 2011"),
			"'You have no favourite teams selected'": by(
				"§2 My teams: a signed-in user without any sees that, with a link to the search",
			),
			"'No matches are live'": by("§8 '…': if nothing is live, the next matches stay visible"),
			"'No results'; 'Try searching for something else'": by("§8 '…' and '…'"),
			"'You need to sign in to access this content'": by(
				"§8 a stream for signed-in users says so, and leads to sign-in",
				"§8 refuses in Swedish too",
			),
			"'You dont have access to this match'": by(
				"§8 a stream with a pass shows what the visitor lacks, with the cup's own streamingInfo.info",
			),
			"'This game has not started yet or no livereport is available'": by(
				"§8 a match without report shows that, in the words of the catalogue",
			),
			"'Instructions sent. Check your email'": by("§8 Forgot password answers 'Instructions sent. Check your email'"),
		},
	"Server error response formats: not shown.": notShown,
});
