import { useSite } from "../../client/data/site-data.ts";
import { useLanguage } from "../../text/use-text.ts";

export const LOGO = "/logo.svg";

/** The brand's logo and name; in the header with the name in the other language below, where the brand has one. */
export function Wordmark({ withLocalName = false }: { withLocalName?: boolean }) {
	const { brand } = useSite();
	const language = useLanguage();
	const local = withLocalName ? brand.localName[language] : "";
	return (
		<span className="flex items-center gap-2.5 narrow:gap-1.5">
			<img src={LOGO} alt="" width={30} height={34} className="block h-[2.125rem] w-7.5 shrink-0" />
			<span className="flex flex-col">
				<span className="font-wordmark text-[1.75rem]/[1.75rem] narrow:text-xl font-[850] tracking-[.03em] uppercase">
					{brand.name}
				</span>
				{local !== "" && <span className="font-cond text-[0.875rem]/[1.125rem] text-header-ink-2">{local}</span>}
			</span>
		</span>
	);
}
