import { ClubYearRef, clubHistory } from "./club-year.graphql.ts";
import { ClubRef, NationRef, TeamRef } from "./refs.ts";

ClubRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name"),
		nation: t.field({ type: NationRef, resolve: (club, _, { reading }) => reading.in(club).get("nation", club.nation) }),
		district: t.exposeString("district", { nullable: true, description: "Its region or federation." }),
		teams: t.field({
			type: [TeamRef],
			description: "Its teams in this edition.",
			resolve: (club, _, { reading }) => reading.in(club).all("team", club.teams),
		}),
		history: t.field({
			type: [ClubYearRef],
			description: "Earlier editions in which it had teams, newest first.",
			resolve: (club, _, { reading }) => clubHistory(reading, reading.in(club), club),
		}),
	}),
});
