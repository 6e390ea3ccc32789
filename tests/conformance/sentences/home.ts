import { by, under } from "../covered.ts";

export const HOME = under("2. Screens and routes, Home screen", {
	"Featured-matches horizontal strip: only if the schedule is published and there are selected games; the first 15 are shown.":
		by(
			"§2 Home: at most 15 featured matches, each a link to its match",
			"§2 Home: no strip without a published schedule",
			"§2 Home: no strip without selected games",
			"the next card of the strip peeks in, from 320 px",
		),
	"Search box: only if teams are published.": by(
		"§2 Home: a Live center link, the search box, the three numbers and More stats lead to their pages",
		"§2 Home: no search without published teams",
	),
	"'In numbers' cards in a 3-column grid: teams, nations, matches.": by(
		"§2 Home: a Live center link, the search box, the three numbers and More stats lead to their pages",
		"§9 In numbers has three columns at every width",
	),
	"They link to categories and nations, and a 'More stats' link goes to /{year}/states.": by(
		"§2 Home: a Live center link, the search box, the three numbers and More stats lead to their pages",
		"§2 'More stats' on Home leads to the statistics",
	),
	"'My teams': signed out shows a prompt to sign in or create an account; signed in with none shows 'You have no favourite teams selected'; otherwise team cards and a 'Show matches' link to favourites.":
		{
			"signed out": by("§2 My teams: signed out invites to sign in or to create an account"),
			"signed in": by(
				"§2 My teams: a signed-in user without any sees that, with a link to the search",
				"§2 Team card: flag, team name, category, a heart to remove the favourite, and Show team; Show matches leads to favourites",
			),
		},
	"Categories table: name, an 'All teams' link, a 'Groups' link, and one link per stage that has divisions and whose name is not 'Gruppspel'; it goes to the stage's first division.":
		by(
			"§2 Categories: All teams, Groups, and a link for each stage with divisions that is not called Gruppspel",
			"leave out the stage called Gruppspel, and no other group stage",
			"leave out a stage without divisions",
			"go to the stage's first division, by what the stage is",
		),
	"When teams are not published: 'Nothing has been published yet' plus a year picker (edition 2011 excluded).": by(
		"§2 Home without published teams: the message, and a year picker without 2011",
	),
	"A loading spinner shows while data loads.": by(
		"§2 Home: a spinner shows while its data loads",
		"§2 a slow navigation shows that it loads, after 300 ms, and the old page until then",
	),
});
