import type { ReactNode } from "react";
import { type Column, TableHead } from "../parts/TableHead.tsx";

/** A step's list as a table. Where it is wider than the step, it alone scrolls sideways. */
export function StepTable({ columns, children }: { readonly columns: readonly Column[]; readonly children: ReactNode }) {
	return (
		// The margin is for the focus rings of its buttons; "relative" contains the unseen texts, which are absolute.
		<div className="relative -mx-1 overflow-x-auto px-1">
			<table className="w-full border-collapse [&_:is(td,th):not(:last-child)]:pr-4">
				<TableHead look="border-b border-line" columns={columns} />
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
