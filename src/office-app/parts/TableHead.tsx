export type Column = {
	readonly name: string;
	/** A column's width and alignment. */
	readonly look?: string;
	/** For a column of buttons, which have names of their own. */
	readonly isUnseen?: boolean;
};

/** The names of a list's columns. @param look classes of the row, if a list is folded on a phone or has a line under its head */
export function TableHead({ columns, look = "" }: { columns: readonly Column[]; look?: string }) {
	return (
		<thead>
			<tr className={`text-left text-[0.875rem] text-ink-2 ${look}`}>
				{columns.map(({ name, look = "", isUnseen = false }) => (
					<th key={name} scope="col" className={`py-2.5 font-[450] ${look}`}>
						{isUnseen ? <span className="sr-only">{name}</span> : name}
					</th>
				))}
			</tr>
		</thead>
	);
}
