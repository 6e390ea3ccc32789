import type { CupFileCup, CupFileEdition, Text } from "../results/record/cup-file.ts";
import type { ArenaPlan, TownPlan } from "./arenas.ts";
import type { WeekTime } from "./calendar.ts";
import type { CategoryPlan } from "./category-plan.ts";
import type { ClubsPlan } from "./clubs/clubs.ts";
import type { Delay } from "./delay.ts";
import type { MishapPlan } from "./incidents.ts";
import type { Story } from "./story/story.ts";

/** An announcement at a time of the cup's week, shown until that day's matches are over. */
export type Announcement = Omit<NonNullable<CupFileEdition["announcements"]>[number], "id" | "publishedAt"> & {
	/** "Thu 14:12" */
	readonly at: string;
};

/** The edition's ids, by the names in the plan. */
export type AnnouncedIds = { readonly arena: (name: string) => string; readonly category: (short: string) => string };

/** The size of an edition relative to the current one. */
export type EarlierEdition = { readonly size: number; readonly nations: number };

/** Everything that differs between demo cups. */
export type DemoPlan = {
	readonly cup: Pick<CupFileCup, "id" | "name" | "sport">;
	readonly seed: string;
	/** The time of its fixed clock in the current edition's week. */
	readonly now: WeekTime;
	readonly categories: readonly CategoryPlan[];
	readonly clubs: ClubsPlan;
	readonly arenas: readonly ArenaPlan[];
	readonly town: TownPlan;
	readonly earlier: readonly (EarlierEdition & { readonly yearsAgo: number })[];
	/** The first edition, in a fixed year. Absent: there is none. */
	readonly first?: EarlierEdition & { readonly year: number };
	readonly stories: { readonly thisYear: Story; readonly lastYear: Story };
	readonly mishaps: MishapPlan;
	readonly delay: Omit<Delay, "day">;
	/** The category from which a team has withdrawn. */
	readonly withdrawnFrom: string;
	/** The number of teams registered for the next edition. */
	readonly registered: number;
	/** The announcements from the day of its clock on. @param year of the edition */
	readonly announcements: (of: AnnouncedIds, year: number) => readonly Announcement[];
	/** The announcement after an edition. */
	readonly farewell: (edition: string) => Text;
};
