import { useQueryLink } from "../query.ts";
import { useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { BracketColumn } from "./columns.ts";

/** Below the pairs of a round: the round before and the round after. */
export function RoundButtons({ columns, shown }: { columns: readonly BracketColumn[]; shown: number }) {
	const { playoff: text } = useText().match;
	const query = useQueryLink();
	const before = columns[shown - 1];
	const after = columns[shown + 1];
	return (
		<div className="mt-4 grid grid-cols-2 gap-2 lg:hidden">
			{before !== undefined && (
				<ButtonLink to={query({ round: before.code })} replace preventScrollReset kind="secondary" className="px-3!">
					<Icon name="arrowLeft" size={18} />
					{text.rounds[before.code]}
				</ButtonLink>
			)}
			{after !== undefined && (
				<ButtonLink to={query({ round: after.code })} replace preventScrollReset kind="strong" className="col-start-2 px-3!">
					{text.rounds[after.code]}
					<Icon name="arrowRight" size={18} />
				</ButtonLink>
			)}
		</div>
	);
}
