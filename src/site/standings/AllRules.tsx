import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { RulesInWords } from "./RulesInWords.tsx";
import type { RulesData } from "./table.graphql.ts";

/** A category's rules in words, folded away. @param id where links of the page lead */
export function AllRules({ rules, id }: { rules: RulesData; id?: string }) {
	const { match: text } = useText();
	return (
		<details className="group/rules mt-1">
			<summary className="flex min-h-11 w-fit max-w-full list-none wrap-anywhere items-center gap-2 font-[600] [&::-webkit-details-marker]:hidden">
				{text.table.allRules}
				<Icon name="caretDown" size={16} className="group-open/rules:rotate-180" />
			</summary>
			<div id={id}>
				<RulesInWords rules={rules} />
			</div>
		</details>
	);
}
