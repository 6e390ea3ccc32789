import { LANGUAGE_NAMES, LANGUAGES } from "../../text/language.ts";
import { useLanguageChoice, useOfficeText } from "../session/language.tsx";

/** EN / SV, as in the site's header. */
export function LanguageToggle() {
	const { language, choose } = useLanguageChoice();
	const { frame } = useOfficeText();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
		<div role="group" aria-label={frame.language} className="flex overflow-hidden rounded-control border border-header-line">
			{LANGUAGES.map((one) => (
				<button
					key={one}
					type="button"
					lang={one}
					aria-label={LANGUAGE_NAMES[one]}
					aria-pressed={one === language}
					onClick={() => choose(one)}
					className={`min-h-7.5 min-w-8 px-1.5 font-cond text-[0.875rem] font-bold uppercase coarse:min-h-11 coarse:min-w-11 ${one === language ? "bg-header-ink text-header" : "text-header-ink-2"}`}
				>
					{one}
				</button>
			))}
		</div>
	);
}
