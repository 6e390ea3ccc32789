import { useEffect, useState } from "react";
import { useSite } from "../../client/data/site-data.ts";
import { FIRST_PAGE_TEXTS } from "../../text/first-page/texts.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { Column } from "../../ui/Column.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";

/** Shown while the record has no edition of the brand's cup: nothing has been published. At the server's own machine it leads to the office. */
export function FirstPage() {
	const { brand } = useSite();
	const { backToWebsite } = useText();
	const text = FIRST_PAGE_TEXTS[useLanguage()];
	const isHere = useIsHere();
	return (
		<Column>
			<div className="max-w-192 pt-8.5 pb-16">
				<Bars lit />
				<PageTitle className="mt-5.5">{text.title(brand.name)}</PageTitle>
				<p className="mt-3 text-[1.0625rem] text-ink-2">{text.visitors}</p>
				{brand.website !== undefined && (
					<p className="mt-2 flex min-h-11 items-center">
						<a href={brand.website} className={LINK}>
							{backToWebsite}
							<Icon name="arrowUpRight" size={14} />
						</a>
					</p>
				)}
				{isHere && (
					<p className="mt-8 border-t border-line pt-5">
						{text.organisers}{" "}
						<a href="/office" className={LINK}>
							{text.office}
						</a>
					</p>
				)}
			</div>
		</Column>
	);
}

const LINK = "inline-flex min-h-11 items-center gap-1.5 font-[600] text-accent-ink underline underline-offset-4";

/** Whether the browser runs at the server's own machine. The document is the same for all readers, so the browser finds out. */
function useIsHere(): boolean {
	const [isHere, setHere] = useState(false);
	useEffect(() => setHere(/^(localhost|\[::1\]|127(\.\d+){3})$/.test(location.hostname)), []);
	return isHere;
}
