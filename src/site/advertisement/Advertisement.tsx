import { useSite } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";

/** SPEC §9: an advertisement's size, px. */
const WIDTH = 768;
const HEIGHT = 130;

/**
 * The brand's advertisement in the reader's language, if any; its space is reserved before it loads.
 * @param on the cup's day, "2026-07-16"
 */
export function Advertisement({ on }: { on: string }) {
	const { brand } = useSite();
	const language = useLanguage();
	const text = useText();
	const ad = brand.advertisements?.find(
		({ lang, from, until }) => lang === language && (from === undefined || from <= on) && (until === undefined || on <= until),
	);
	if (ad === undefined) return null;
	return (
		<aside aria-label={text.advertisement} className="mt-6.5 max-w-192 print:hidden">
			<p className="mb-1.5 text-[0.8125rem] text-ink-3">{text.advertisement}</p>
			<a href={ad.link} rel="sponsored" className="block">
				<img
					src={`/advertisements/${ad.picture}`}
					alt={ad.text}
					width={WIDTH}
					height={HEIGHT}
					loading="lazy"
					className="h-auto w-full rounded-control"
				/>
			</a>
		</aside>
	);
}
