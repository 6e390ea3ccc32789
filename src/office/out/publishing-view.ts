import type { BrandPage } from "../../brands/page-text.ts";
import type { Switch } from "../../cup/publication-order.ts";
import type { CupFileAnnouncement, CupFileEdition } from "../../results/record/cup-file.ts";
import type { Reporter } from "../../results/record/reporting/reporter.ts";
import type { PrintCounts } from "./print-counts.ts";
import type { Figures } from "./publication.ts";

export type AnnouncementView = Pick<CupFileAnnouncement, "id" | "text" | "buttonText" | "buttonLink" | "audience"> & {
	/** Start in the cup's local time: 2026-07-16T14:12. */
	readonly from: string | null;
	/** End in the same format; null: until it is removed. */
	readonly until: string | null;
	readonly isOut: boolean;
	readonly isOver: boolean;
};

export type ReporterView = Pick<Reporter, "id" | "name" | "office" | "seenAt"> & {
	readonly arena: string | null;
	readonly field: string | null;
	readonly reportsToday: number;
};

/** New links, shown here once. */
export type MadeLinks = {
	readonly links: readonly { readonly name: string; readonly arena: string; readonly link: string }[];
	/** A page for each to print, with its code. */
	readonly page: string;
};

/** Whether a colleague confirms what is published, and what waits for that. */
export type SecondLookView = {
	readonly isOn: boolean;
	/** How many other accounts of the office could confirm. */
	readonly others: number;
	/** Null: nothing waits. Times are the cup's local ones; without one, it is published as soon as it is confirmed. */
	readonly waiting: {
		readonly id: number;
		readonly of: Switch;
		readonly at: string | null;
		readonly desk: string;
		readonly isOwn: boolean;
		readonly proposedAt: string;
	} | null;
	/** What a colleague sent back last; null: nothing, or something was proposed since. */
	readonly sentBack: { readonly of: Switch; readonly by: string; readonly words: string; readonly isOwn: boolean } | null;
};

/** The data of the Publishing screen. */
export type PublishingView = {
	readonly edition: Pick<CupFileEdition, "id" | "year" | "name">;
	readonly published: CupFileEdition["published"];
	/** When publication last changed, according to the ledger, by the cup's clock. */
	readonly since: string | null;
	/** Scheduled publications and their local times. */
	readonly timed: readonly { readonly of: Switch; readonly at: string }[];
	readonly figures: Figures;
	readonly prints: PrintCounts;
	readonly announcements: readonly AnnouncementView[];
	readonly teams: readonly {
		readonly id: string;
		readonly name: string;
		readonly code: { readonly en: string; readonly sv: string } | null;
	}[];
	/** With the sheets that are published of each. */
	readonly categories: readonly {
		readonly id: string;
		readonly name: { readonly en: string; readonly sv: string };
		readonly publishes: { readonly matches: boolean; readonly placings: boolean; readonly tables: boolean };
		/** Those that visitors may see. */
		readonly playoffs: readonly { readonly id: string; readonly name: string }[];
	}[];
	readonly reporters: readonly ReporterView[];
	/** Pages without which nothing can be published. */
	readonly lackingPages: readonly BrandPage[];
	readonly secondLook: SecondLookView;
};

/** An opened preview. */
export type OpenedPreview = {
	readonly address: string;
	/** Milliseconds until it ends. */
	readonly lasts: number;
};
