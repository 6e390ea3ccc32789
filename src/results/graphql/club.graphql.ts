import { ClubRef, NationRef, TeamRef } from "./refs.ts";

ClubRef.implement({
	fields: (t) => ({
		id: t.exposeID("id"),
		name: t.exposeString("name"),
		nation: t.field({ type: NationRef, resolve: (club, _, { reading }) => reading.in(club).get("nation", club.nation) }),
		teams: t.field({
			type: [TeamRef],
			description: "Its teams in this edition.",
			resolve: (club, _, { reading }) => reading.in(club).all("team", club.teams),
		}),
	}),
});
