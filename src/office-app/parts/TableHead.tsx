export type Column = {
	readonly name: string;
	/** Its width, and where its words stand. */
	readonly look?: string;
	/** Of buttons, which say what they do themselves. */
	readonly isUnseen?: boolean;
};

/** What a list's columns are called. @param look of the row, where a list is folded on a phone or has a line under its head */
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
