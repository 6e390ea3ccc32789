import { type ReactNode, useEffect, useState } from "react";
import { useSite } from "../../client/data/site-data.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../text/language.ts";
import { reporterTexts } from "../../text/reporter/texts.ts";
import { languageHere, storeLanguage } from "../../text/stored-language.ts";
import { useLanguage } from "../../text/use-text.ts";
import { ReporterLanguage } from "./use-phone.ts";

/** The frame of the reporter's page: the brand, the language, and no link that leads away from the pitch. */
export function ReporterFrame({ place, children }: { place: ReactNode; children: ReactNode }) {
	const { brand } = useSite();
	const [language, choose] = useReporterLanguage();
	const text = reporterTexts(language, brand.sport);
	return (
		<ReporterLanguage value={language}>
			<div className="page flex flex-1 flex-col">
				<header className="on-header bg-header text-header-ink">
					<div className="mx-auto flex min-h-18 w-full max-w-160 flex-wrap items-center gap-3 px-4 py-1">
						<img src="/logo.svg" alt={brand.name} width={30} height={34} className="h-[2.125rem] w-7.5 shrink-0" />
						<div className="min-w-0 flex-1 stacked:basis-[max-content]">{place}</div>
						<fieldset className="flex overflow-hidden rounded-control border-2 border-header-line">
							<legend className="sr-only">{text.language}</legend>
							{LANGUAGES.map((one) => (
								<button
									key={one}
									type="button"
									lang={one}
									aria-pressed={one === language}
									onClick={() => choose(one)}
									className={`focus-inside size-16 font-cond text-xl font-[750] ${one === language ? "bg-header-ink text-header" : "text-header-ink"}`}
								>
									<span aria-hidden="true">{one.toUpperCase()}</span>
									<span className="sr-only">{LANGUAGE_NAMES[one]}</span>
								</button>
							))}
						</fieldset>
					</div>
					<div className="stripe" />
				</header>
				<main className="mx-auto flex w-full max-w-160 flex-1 flex-col gap-4 px-4 pt-3 pb-16">
					<noscript>
						<p className="type-h3">{text.needsScripts}</p>
					</noscript>
					{children}
				</main>
			</div>
		</ReporterLanguage>
	);
}

/** The stored language, otherwise the document's. Choosing another needs no network. */
function useReporterLanguage(): [Language, (language: Language) => void] {
	const [language, set] = useState(useLanguage());
	useEffect(() => set((shown) => languageHere(new URL(window.location.href), shown)), []);
	const { brand } = useSite();
	useEffect(() => {
		document.documentElement.lang = language;
		document.title = `${reporterTexts(language, brand.sport).title} – ${brand.name}`;
	}, [language, brand]);
	return [
		language,
		(chosen) => {
			storeLanguage(chosen);
			set(chosen);
		},
	];
}
