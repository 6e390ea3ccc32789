import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { SPORT } from "../match/sports-event.ts";
import type { StructuredWords } from "../meta/meta.ts";

/** A team as structured data (schema.org SportsTeam) for search engines. Nobody who plays in it is named. */
export function sportsTeam(team: TeamPageData, { site, here, picture, description }: StructuredWords): object {
	return {
		"@context": "https://schema.org",
		"@type": "SportsTeam",
		"@id": here,
		url: here,
		name: team.name,
		description,
		image: picture,
		sport: SPORT[site.brand.sport],
		location: { "@type": "Country", name: team.nation.name },
		parentOrganization: { "@type": "SportsOrganization", name: team.club.name },
		memberOf: { "@type": "SportsOrganization", name: site.brand.name, url: site.brand.website },
	};
}
