import { useQueryLink } from "../../client/address/query.ts";
import { codeOf } from "../../cup/enum-name.ts";
import { useText } from "../../text/use-text.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { BracketColumn } from "./columns.ts";

/** Below the pairs of a round: the round before and the round after. */
export function RoundButtons({ columns, shown }: { columns: readonly BracketColumn[]; shown: number }) {
	const { playoff: text } = useText().match;
	const query = useQueryLink();
	const before = columns[shown - 1];
	const after = columns[shown + 1];
	return (
		<div className="mt-6 grid grid-cols-2 gap-2 stacked:grid-cols-1 lg:hidden print:hidden">
			{before !== undefined && (
				<ButtonLink
					to={query({ round: codeOf(before.code) })}
					replace
					preventScrollReset
					kind="secondary"
					className="px-2! font-cond text-[1.125rem]"
				>
					<Icon name="arrowLeft" size={18} />
					{text.rounds(before.code)}
				</ButtonLink>
			)}
			{after !== undefined && (
				<ButtonLink
					to={query({ round: codeOf(after.code) })}
					replace
					preventScrollReset
					kind="strong"
					className="col-start-2 stacked:col-start-1 px-2! font-cond text-[1.125rem]"
				>
					{text.rounds(after.code)}
					<Icon name="arrowRight" size={18} />
				</ButtonLink>
			)}
		</div>
	);
}
