import type { ReactNode } from "react";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";

type Props = {
	category: { readonly id: string; readonly name: string };
	/** "Group 4", "Playoff A". */
	title: string;
	/** Its progress, beside the title. */
	note?: string;
	actions?: ReactNode;
};

/** The head of a group or a playoff: where it lies, its title in two lines on a phone, and what can be done at the right. */
export function DivisionHead({ category, title, note, actions }: Props) {
	const text = useText();
	const { inYear } = useYear();
	return (
		<div className="pt-1 pb-4">
			<Crumbs
				trail={[
					{ label: text.ageCategories, to: inYear("categories") },
					{ label: category.name, to: inYear(`categories/${category.id}`) },
					{ label: title },
				]}
			/>
			<div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
				<div className="lg:flex lg:items-baseline lg:gap-5">
					<PageTitle>
						{category.name}
						<span className="hidden lg:inline">, </span>
						<br className="lg:hidden" />
						<UnbrokenName name={title} />
					</PageTitle>
					{note !== undefined && <p className="mt-1 text-[1.0625rem] text-ink-2">{note}</p>}
				</div>
				{actions}
			</div>
		</div>
	);
}
