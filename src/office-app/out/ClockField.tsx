type Props = {
	readonly label: string;
	/** What it comes to, and what leaving it empty does. */
	readonly how: string;
	/** On the cup's clocks: 2026-07-16T14:12; empty: none. */
	readonly value: string;
	readonly onSet: (clock: string) => void;
};

/** A time on the cup's clocks. */
export const ClockField = ({ label, how, value, onSet }: Props) => (
	<label className="mt-4 block">
		<span className="mb-1.5 block font-[650]">{label}</span>
		<input
			type="datetime-local"
			className="office-field"
			value={value}
			// Some browsers tell the seconds too.
			onChange={({ target }) => onSet(target.value.slice(0, 16))}
		/>
		<span className="office-meta">{how}</span>
	</label>
);
