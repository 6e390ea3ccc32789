import { useSite } from "../../client/data/site-data.ts";
import { FIRST_PAGE_TEXTS } from "../../text/first-page/texts.ts";
import type { Language } from "../../text/language.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Bars } from "../../ui/Bars.tsx";
import { Column } from "../../ui/Column.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Section } from "../../ui/Section.tsx";

/** The commands of each step (docs/organise/first-cup.md), in the order of the text's steps. */
const commands = (language: Language): readonly string[] => [
	`npx cupboard template my-cup${language === "en" ? "" : ` --lang ${language}`}`,
	"npx cupboard import my-cup --check",
	"npx cupboard import my-cup",
	"npx cupboard publish --help",
];

/** Shown while the record has no edition of the brand's cup: what visitors may expect, and how the organiser begins. */
export function FirstPage() {
	const { brand } = useSite();
	const { backToWebsite } = useText();
	const language = useLanguage();
	const text = FIRST_PAGE_TEXTS[language];
	const steps = text.steps(brand.cup);
	return (
		<Column>
			<div className="max-w-192 pt-8.5">
				<Bars lit />
				<PageTitle className="mt-5.5">{text.title(brand.name)}</PageTitle>
				<p className="mt-3 text-[1.0625rem] text-ink-2">{text.visitors}</p>
				<p className="mt-2 flex min-h-11 items-center">
					<a
						href={brand.website}
						className="inline-flex min-h-11 items-center gap-1.5 font-[600] text-accent-ink underline underline-offset-4"
					>
						{backToWebsite}
						<Icon name="arrowUpRight" size={14} />
					</a>
				</p>
				<Section title={text.organisers}>
					<ol className="band divide-y divide-line">
						{commands(language).map((command, at) => (
							<li key={command} className="grid gap-2 px-4 py-4">
								<p>
									<span className="mr-2 font-cond font-[750]">{at + 1}</span>
									{steps[at]}
								</p>
								<Typed>{command}</Typed>
							</li>
						))}
					</ol>
					<p className="mt-4 text-ink-2">{text.demo}</p>
					<div className="mt-2">
						<Typed>npx cupboard demo</Typed>
					</div>
					<p className="mt-4 text-[0.9375rem] text-ink-2">{text.more}</p>
				</Section>
			</div>
		</Column>
	);
}

/** A terminal command: in no language, and never hyphenated. */
function Typed({ children }: { children: string }) {
	return (
		<code translate="no" className="block rounded-control bg-sunken px-3 py-2 font-mono text-[0.9375rem] break-words text-ink">
			{children}
		</code>
	);
}
