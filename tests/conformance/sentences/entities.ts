import { by, notShown, under } from "../covered.ts";

const EDITIONS =
	"§7 on load the browser asks for the editions itself: JSON posted to /graphql, no cache, no cookie, cup and lang";
const TOURNAMENT = by("§3 a tournament, its categories, stages and selected games have every field that the specification names");

export const ENTITIES = under("3. Entities and their fields", {
	"**User**: name, email, profile_photo_url, purchases (type, year), registrations (year), favourite_teams, favourite_arenas, pin_match, pin_year.":
		by(
			"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
			"§2 User menu: avatar, name, e-mail, All Access in the year that the pass is for, Sign out to /{year}/signin",
		),
	"Other fields of registrations: not shown.": notShown,
	"**Favourite team**: id, team_id, year, teamName, nationCode, catShort, category.": by(
		"§2 Team card: flag, team name, category, a heart to remove the favourite, and Show team; Show matches leads to favourites",
		"§4 Favourites: adding shows it at once, creates it from what SPEC §3 names, then loads the user again",
	),
	"Created from team id, year, team name, nation name, nation code, category name and category short name.": by(
		"§4 Favourites: adding shows it at once, creates it from what SPEC §3 names, then loads the user again",
		"§6 A heart leads a visitor to sign-in, and back with the team as a favourite, which the page confirms",
	),
	"**Favourite arena/field**: id, field_id, year.": by(
		"§3 A favourite field; an arena's heart adds or removes all its fields at once",
	),
	"Created from arena id, field id, field name and year.": by(
		"§3 A favourite field; an arena's heart adds or removes all its fields at once",
	),
	"**Cup**: cupId, editions.": by(EDITIONS),
	"**Edition**: id, name (the year), tournaments.": by(EDITIONS),
	"**Tournament**: id, name, startsAt, endsAt, streamingInfo (info, hasAccessInfo; depends on language), status, announcements, categories, selectedGames, statistics.":
		by(
			EDITIONS,
			"§3 a tournament, its categories, stages and selected games have every field that the specification names",
			"§3 streamingInfo and announcements depend on the language",
		),
	"**Status**: clubsPublished, teamsPublished, lotPublished, schedulePublished.": by(
		EDITIONS,
		"§3 each flag publishes its own data and nothing else",
	),
	"**Announcement**: text, buttonLink, buttonText.": by(
		"§2 an announcement has its text, and a button where it is given one",
		"§3 streamingInfo and announcements depend on the language",
	),
	"**Statistics**: teams, nations, matches.": TOURNAMENT,
	"**Category**: id, name, shortName, gender, stages.": TOURNAMENT,
	"A stage has typename, categoryId, stageId, rank, type, name; playoff stages have divisions, each with id.": TOURNAMENT,
	"**Selected game / match**: id, zonedStartTime, locationName, categoryShortName, divisionName, roundName, homeTeamName, homeScore, homeNationCode, awayTeamName, awayScore, awayNationCode, isLive, isFinished, isSchedulePublished, streamUrl.":
		TOURNAMENT,
	"**Team**: has a nation (name, code) and a category (name, shortName).": by("§3 a team has a nation and a category"),
	"**Site state**: latestYear, yearBanner flag, footer, cupId, statusByYear, tournamentIdByYear, purchases, pin_match, pin_year.":
		{
			"latestYear, yearBanner flag": by(
				"§2 / is Home of the latest year, which the newest edition is not while it has published nothing",
				"§2 choosing a year rewrites only the year of the path and shows the year banner again",
			),
			footer: by("§2 the footer: networks, the literal 2025, the FIFA note; hidden on a playoff below 1180 px"),
			"cupId, statusByYear, tournamentIdByYear": by(
				EDITIONS,
				"§7 the tournament is asked for by GET with X-Requested-With, from the network each time, by cup and tournament",
				"§2 Home without published teams: the message, and a year picker without 2011",
			),
			"purchases, pin_match, pin_year": by(
				"§4 Auth: a successful user load marks signed in; purchases, pin_match and pin_year are copied into the main state",
			),
		},
	"Flag code mapping: en to England, wa to Wales, ct to Scotland, nd to Northern Ireland, tpe to Taiwan, ko to Kosovo.": by(
		"§3 the cup's codes for England, Wales, Scotland, Northern Ireland, Taiwan and Kosovo have their flags",
		"§3 the flags of England, Wales, Scotland, Northern Ireland, Taiwan and Kosovo are shown under the cup's own codes",
	),
});
