import type { Resource } from "../serving/resource.ts";
import { type CalendarOptions, calendars } from "../sharing/calendar/calendars.ts";
import { paperTypefaces } from "../sharing/paper/typefaces.ts";
import { type SheetOptions, sheets } from "../sharing/sheet/sheets.ts";
import { type SitemapOptions, sitemaps } from "../sharing/sitemap/sitemaps.ts";
import { type StaticFolder, staticFiles } from "./static-files.ts";

export type ResourcesOptions = CalendarOptions &
	SheetOptions &
	SitemapOptions & {
		readonly folders: readonly StaticFolder[];
		/** Created and closed by the caller: it has a thread that draws. */
		readonly pictures: Resource;
		/** The address that visitors use; undefined: taken from each request. */
		readonly publicUrl: string | undefined;
		readonly hstsIncludesSubdomains: boolean | undefined;
	};

/** The resources that the server caches by address, one per row (docs/develop/serving.md). The first matching row answers. */
export const resources = (options: ResourcesOptions): readonly Resource[] => [
	staticFiles(options.folders, options.publicUrl, options.hstsIncludesSubdomains),
	calendars(options),
	sheets(options),
	paperTypefaces(),
	sitemaps(options),
	options.pictures,
];
