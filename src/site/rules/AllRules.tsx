import type { ReactNode } from "react";
import type { RulesData } from "../../client/queries/table.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { RulesInWords } from "./RulesInWords.tsx";

/** On a phone "All columns" has the left half of the row. */
const BESIDE_COLUMNS =
	"max-md:ml-auto max-md:max-w-[calc(100%-8.5rem)] @max-[17rem]/below:ml-0! @max-[17rem]/below:max-w-full! max-md:font-cond max-md:text-[1.0625rem]/[1.15]";

type AllRulesProps = {
	rules: RulesData;
	/** The target of links on the page. */
	id?: string;
	/** The legend of a table's marks, which a phone folds too, in one row with "All columns". */
	legend?: ReactNode;
};

/** A category's rules in words, folded away. */
export function AllRules({ rules, id, legend = null }: AllRulesProps) {
	const { match: text } = useText();
	return (
		<details className={`group/rules ${id === undefined ? "mt-1" : ""}`}>
			<summary
				className={`${id === undefined ? "" : BESIDE_COLUMNS} flex min-h-11 w-fit max-w-full list-none wrap-anywhere items-center gap-2 font-[600] [&::-webkit-details-marker]:hidden`}
			>
				{legend === null ? (
					text.table.allRules
				) : (
					<>
						<span className="md:hidden">{text.table.legendAndRules}</span>
						<span className="max-md:hidden">{text.table.allRules}</span>
					</>
				)}
				<Icon name="caretDown" size={16} className="group-open/rules:rotate-180" />
			</summary>
			{legend !== null && <div className="md:hidden">{legend}</div>}
			<div id={id}>
				<RulesInWords rules={rules} />
			</div>
		</details>
	);
}
