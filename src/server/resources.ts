import type { Resource } from "../serving/resource.ts";
import { type CalendarOptions, calendars } from "../sharing/calendar/calendars.ts";
import { type SitemapOptions, sitemaps } from "../sharing/sitemap/sitemaps.ts";
import { type StaticFolder, staticFiles } from "./static-files.ts";

export type ResourcesOptions = CalendarOptions &
	SitemapOptions & {
		readonly folders: readonly StaticFolder[];
		/** Made by who closes it: it has a thread that draws. */
		readonly pictures: Resource;
		/** The address that visitors use; undefined: taken from each request. */
		readonly publicUrl: string | undefined;
		readonly hstsIncludesSubdomains: boolean | undefined;
	};

/** What the server caches whole by its address, a row each (docs/develop/serving.md). The first whose address it is answers. */
export const resources = (options: ResourcesOptions): readonly Resource[] => [
	staticFiles(options.folders, options.publicUrl, options.hstsIncludesSubdomains),
	calendars(options),
	sitemaps(options),
	options.pictures,
];
