import { useSite, useYear } from "../../client/data/site-data.ts";
import { isFifaMember } from "../../cup/nations/fifa-members.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import type { ListedNation } from "./nations.graphql.ts";

/** A nation of the list: flag, name with the FIFA asterisk if the brand marks it, and its number of teams. */
export const NationRow = import.meta.env.SSR ? drawnOnce(Row) : Row;

function Row({ nation: { code, name, teamCount } }: { nation: ListedNation }) {
	const text = useText();
	const language = useLanguage();
	const { brand } = useSite();
	const { inYear } = useYear();
	const shown = formatNumber(teamCount, language);
	return (
		<Link
			to={inYear(`nations/${code}`)}
			className="focus-inside flex min-h-13 items-center gap-3 stacked:gap-2 px-4 py-1.5 hover:bg-sunken"
		>
			<Flag nation={code} />
			<span className="type-team min-w-0 flex-1 leading-tight stacked:font-xname">
				{name}
				{brand.fifaAsterisk && isFifaMember(code) && (
					<>
						<span aria-hidden="true">*</span>
						<span className="sr-only">, {text.places.nations.fifaMember}</span>
					</>
				)}
			</span>
			{teamCount > 0 && (
				<span className="font-cond text-[1.1875rem] font-[750] figures">
					<span aria-hidden="true">{shown}</span>
					<span className="sr-only">{text.teamsCount(teamCount, shown)}</span>
				</span>
			)}
			<Icon name="caretRight" size={16} className="text-accent-ink stacked:hidden" />
		</Link>
	);
}
