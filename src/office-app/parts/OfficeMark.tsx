import { BRAND } from "../session/brand.ts";
import { useOfficeText } from "../session/language.tsx";

/** The brand's mark, and that this is its office. */
export function OfficeMark() {
	const { frame } = useOfficeText();
	return (
		<span className="flex items-center gap-2.5">
			<img src="/logo.svg" alt="" width={26} height={30} className="h-[1.875rem] w-6.5" />
			<span className="font-xcond text-[1.5rem]/none font-[850] tracking-[.03em] uppercase">{BRAND.name}</span>
			<span className="max-[30rem]:hidden border-l border-header-line pl-2.5 text-[0.875rem] text-header-ink-2">
				{frame.office}
			</span>
		</span>
	);
}
