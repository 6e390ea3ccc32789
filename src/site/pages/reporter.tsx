import type { SiteData } from "../../client/data/site-data.ts";
import { reporterTexts } from "../../text/reporter/texts.ts";
import { frameless } from "../frame/frameless.ts";
import { ReporterPhone } from "../reporter/ReporterPhone.tsx";
import type { Route } from "./+types/reporter.ts";

export const handle = frameless;

/** For those at the pitch, by a secret link: of no year, in no list, and of no interest to a search engine. */
export default function Report() {
	return <ReporterPhone />;
}

export function meta({ matches }: Route.MetaArgs) {
	const site = matches.find((match) => match?.id === "root")?.loaderData as SiteData | undefined;
	if (site === undefined) return [];
	const text = reporterTexts(site.language, site.brand.sport);
	return [
		{ title: `${text.title} – ${site.brand.name}` },
		{ name: "description", content: text.meta },
		{ name: "robots", content: "noindex, nofollow" },
		{ name: "referrer", content: "no-referrer" },
	];
}
