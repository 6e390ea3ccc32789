import { useLocation } from "react-router";
import { useLanguage, useText } from "../../text/use-text.ts";

/** A link to the page's printed sheets, a document of its own; search engines need not follow it. */
export function PrintLink() {
	const { sheets: text } = useText();
	const language = useLanguage();
	const { pathname } = useLocation();
	return (
		<a
			href={`${pathname}?print=&lang=${language}`}
			rel="nofollow"
			className="text-link hit-44 text-[0.9375rem] text-ink print:hidden"
		>
			{text.print}
		</a>
	);
}
