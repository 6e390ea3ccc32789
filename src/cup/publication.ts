/** The four flags of an edition (SPEC §3 Status). */
export type Publication = { readonly clubs: boolean; readonly teams: boolean; readonly lot: boolean; readonly schedule: boolean };

/** The flag that publishes each part (DECISIONS §3). */
const PUBLISHED_WITH = {
	clubs: "clubs",
	nations: "clubs",
	teams: "teams",
	"category-teams": "teams",
	search: "teams",
	groups: "lot",
	tables: "lot",
	brackets: "lot",
	times: "schedule",
	matches: "schedule",
	"field-programmes": "schedule",
	streams: "schedule",
} as const satisfies Record<string, keyof Publication>;

export type Publishable = keyof typeof PUBLISHED_WITH;

/** Whether an edition shows this. The flags are independent: a schedule may be published before the draw. */
export function isPublished(what: Publishable, published: Publication): boolean {
	return published[PUBLISHED_WITH[what]];
}
