import { useLocation, useNavigate } from "react-router";
import { knownQuery } from "../../client/address/query-parameters.ts";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "../../text/language.ts";
import { storeLanguage } from "../../text/stored-language.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { usePlace } from "../parts/CachedPart.tsx";
import { useLanguageChange } from "./use-language-change.ts";

const PARTS = {
	header: { box: "h-10 border-header-line", on: "bg-header-ink text-header", off: "text-header-ink-2 hover:bg-header-2" },
	drawer: { box: "h-12 border-line-strong bg-surface", on: "bg-ink text-paper", off: "text-ink-2 hover:bg-sunken" },
} as const;

/**
 * EN and SV. The language is stored as `app-lang`. Texts and data change together, and `?lang=` is removed from the address. Without
 * scripts it is a form that requests the page's address in that language.
 */
export function LanguageToggle({ place }: { place: keyof typeof PARTS }) {
	const shown = useLanguage();
	const text = useText();
	const choose = useLanguageChoice();
	const location = useLocation();
	const { pathname } = usePlace();
	const { box, on, off } = PARTS[place];
	return (
		<form
			action={pathname}
			aria-label={text.language}
			className={`flex shrink-0 rounded-control border ${box}`}
			onSubmit={(event) => {
				event.preventDefault();
				const pressed = (event.nativeEvent as SubmitEvent).submitter;
				if (pressed instanceof HTMLButtonElement) choose(pressed.value as Language);
			}}
		>
			{[...knownQuery(location)]
				.filter(([name]) => name !== "lang")
				.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
			{LANGUAGES.map((language) => (
				<button
					key={language}
					type="submit"
					name="lang"
					value={language}
					lang={language}
					aria-pressed={language === shown}
					className={`focus-inside hit-44 w-11 first-of-type:rounded-l-[calc(var(--r-s)-1px)] last-of-type:rounded-r-[calc(var(--r-s)-1px)] font-cond text-[1.0625rem] font-[650] ${language === shown ? on : off}`}
				>
					<span aria-hidden="true">{language.toUpperCase()}</span>
					<span className="sr-only">{LANGUAGE_NAMES[language]}</span>
				</button>
			))}
		</form>
	);
}

function useLanguageChoice(): (language: Language) => void {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const change = useLanguageChange();
	return (language) => {
		storeLanguage(language);
		const rest = knownQuery({ pathname, search });
		if (!rest.has("lang")) return void change(language);
		rest.delete("lang");
		void navigate({ pathname, search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
	};
}
