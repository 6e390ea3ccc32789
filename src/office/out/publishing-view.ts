import type { Switch } from "../../cup/publication-order.ts";
import type { CupFileAnnouncement, CupFileEdition } from "../../results/record/cup-file.ts";
import type { Reporter } from "../../results/record/reporting/reporter.ts";
import type { Figures } from "./publication.ts";

export type AnnouncementView = Pick<CupFileAnnouncement, "id" | "text" | "buttonText" | "buttonLink" | "audience"> & {
	/** From when, on the cup's clocks: 2026-07-16T14:12. */
	readonly from: string | null;
	/** Until when, on the same clocks; null: until it is taken away. */
	readonly until: string | null;
	readonly isOut: boolean;
	readonly isOver: boolean;
};

export type ReporterView = Pick<Reporter, "id" | "name" | "office" | "seenAt"> & {
	readonly arena: string | null;
	readonly field: string | null;
	readonly reportsToday: number;
};

/** Links that were made, told here and never again. */
export type MadeLinks = {
	readonly links: readonly { readonly name: string; readonly arena: string; readonly link: string }[];
	/** A page of each to print, with its code. */
	readonly page: string;
};

/** What the screen of what goes out shows. */
export type PublishingView = {
	readonly edition: Pick<CupFileEdition, "id" | "year" | "name">;
	readonly published: CupFileEdition["published"];
	/** When what is published was changed last, as far as the ledger knows: an instant by the cup's clock. */
	readonly since: string | null;
	/** What goes out by itself, and when: on the cup's clocks. */
	readonly timed: readonly { readonly of: Switch; readonly at: string }[];
	readonly figures: Figures;
	readonly announcements: readonly AnnouncementView[];
	readonly teams: readonly {
		readonly id: string;
		readonly name: string;
		readonly code: { readonly en: string; readonly sv: string } | null;
	}[];
	readonly reporters: readonly ReporterView[];
};
