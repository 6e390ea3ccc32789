import { useState } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";

/** Shows which year is viewed if it is not the latest. Dismissed until the year changes or the page is reloaded. */
export function YearBanner() {
	const { year, latest } = useYear();
	// The live region exists before it has text, so that screen readers announce the text.
	return <div role="status">{year !== latest && <Banner key={year} year={year} latest={latest} />}</div>;
}

function Banner({ year, latest }: { year: string; latest: string }) {
	const [dismissed, setDismissed] = useState(false);
	const text = useText();
	if (dismissed) return null;
	return (
		<div className="border-b border-line bg-sunken">
			<div className="page-column flex min-h-12 items-center">
				<Icon name="history" className="mr-3.5 text-accent-ink max-md:hidden" />
				<p className="flex flex-wrap items-center gap-x-2.5 py-1 max-md:text-[0.9375rem] md:gap-x-4">
					<span>
						{text.viewingYear} <b className="font-[700]">{year}</b>
					</span>
					<Link to={`/${latest}`} className="text-link hit-44">
						{text.viewYear(latest)}
					</Link>
				</p>
				<button
					type="button"
					aria-label={text.dismiss}
					onClick={() => setDismissed(true)}
					className="scripts-only -mr-3 ml-auto grid size-11 shrink-0 place-items-center rounded-control hover:bg-line"
				>
					<Icon name="close" size={18} />
				</button>
			</div>
		</div>
	);
}
