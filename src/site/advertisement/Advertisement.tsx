import { useSite } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";

import { advertisementAt } from "./advertisement-at.ts";

/** SPEC §9: an advertisement's size, px. */
const WIDTH = 768;
const HEIGHT = 130;

/**
 * The brand's advertisement in the reader's language, if any; its space is reserved before it loads.
 * @param at the cup's day, "2026-07-16", with its time where the page knows that
 */
export function Advertisement({ at }: { at: string }) {
	const { brand } = useSite();
	const language = useLanguage();
	const text = useText();
	const ad = advertisementAt(brand.advertisements ?? [], at, language);
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
