import type { CupFileCup, CupFileEdition, Text } from "../results/record/cup-file.ts";
import type { ArenaPlan, TownPlan } from "./arenas.ts";
import type { WeekTime } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { ClubsPlan } from "./clubs/clubs.ts";
import type { Delay } from "./delay.ts";
import type { MishapPlan } from "./incidents.ts";
import type { Story } from "./story/story.ts";

/** What the cup says at a time of its week, until that day's matches are over. */
export type Announcement = Omit<NonNullable<CupFileEdition["announcements"]>[number], "id" | "publishedAt"> & {
	/** "Thu 14:12" */
	readonly at: string;
};

/** The edition's own ids, by the names of the plan. */
export type AnnouncedIds = { readonly arena: (name: string) => string; readonly category: (short: string) => string };

/** How large an edition was beside the current one. */
export type EarlierEdition = { readonly size: number; readonly nations: number };

/** All that makes one demo cup another than the next. */
export type DemoPlan = {
	readonly cup: Pick<CupFileCup, "id" | "name" | "sport">;
	readonly seed: string;
	/** Where its clock stands in the current edition's week. */
	readonly now: WeekTime;
	readonly categories: readonly CategoryPlan[];
	readonly clubs: ClubsPlan;
	readonly arenas: readonly ArenaPlan[];
	readonly town: TownPlan;
	readonly earlier: readonly (EarlierEdition & { readonly yearsAgo: number })[];
	/** The first of all, which was held that year whichever the current one is. Absent: nothing is known of it. */
	readonly first?: EarlierEdition & { readonly year: number };
	readonly stories: { readonly thisYear: Story; readonly lastYear: Story };
	readonly mishaps: MishapPlan;
	readonly delay: Omit<Delay, "day">;
	/** The category that a team has left. */
	readonly withdrawnFrom: string;
	/** Teams that have registered for the next edition. */
	readonly registered: number;
	/** What the cup says from the day that its clock stands at. @param year of the edition */
	readonly announcements: (of: AnnouncedIds, year: number) => readonly Announcement[];
	/** What stands when an edition is over. */
	readonly farewell: (edition: string) => Text;
};
