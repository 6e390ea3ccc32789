import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Section } from "../../ui/Section.tsx";
import { CategoryMatches } from "./CategoryMatches.tsx";
import { type CategoryMatch, MATCHES_SHOWN } from "./category.graphql.ts";

export function LiveNow({ matches, category, today }: { matches: readonly CategoryMatch[]; category: string; today: string }) {
	const text = useText().category;
	const language = useLanguage();
	const { inYear } = useYear();
	if (matches.length === 0) return null;
	const more = matches.length > MATCHES_SHOWN;
	const all = { to: inYear(`matches?category=${category}`), label: text.all(formatNumber(matches.length, language)) };
	return (
		<Section title={text.liveNow} link={more ? all : undefined}>
			<CategoryMatches matches={matches.slice(0, MATCHES_SHOWN)} today={today} />
		</Section>
	);
}
