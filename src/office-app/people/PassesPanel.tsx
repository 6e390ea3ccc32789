import { useCallback, useState } from "react";
import type { PassHolder } from "../../office/people/people-view.ts";
import { usePeopleText } from "./people-text.ts";
import { type Right, RightsPanel } from "./RightsPanel.tsx";

type Props = {
	/** The year that passes are given for, until another is typed. */
	readonly year: number | undefined;
	readonly onClose: () => void;
};

/** Gives All Access for a year, and takes it back. */
export function PassesPanel({ year, onClose }: Props) {
	const text = usePeopleText();
	const [of, setOf] = useState(year === undefined ? "" : String(year));
	const rightsOf = useCallback(
		({ passes }: { readonly passes: readonly PassHolder[] }): readonly Right[] =>
			passes.map(({ email, year, granted, bought }) => ({
				...{ key: `${year} ${email}`, email, what: `${text.passes} ${year}`, body: { email, year } },
				meta: [granted && text.granted, bought && text.bought].filter(Boolean).join(", "),
			})),
		[text],
	);
	return (
		<RightsPanel
			title={text.passes}
			how={text.passesHow}
			none={text.noPasses}
			path="/people/passes"
			rightsOf={rightsOf}
			given={/^\d{4}$/.test(of) ? { year: Number(of) } : null}
			action={text.addPass}
			removeOf={({ email, body }) => text.removePass(email, (body as { year: number }).year)}
			onClose={onClose}
		>
			<label className="mt-4 block">
				<span className="mb-1.5 block font-[650]">{text.year}</span>
				<input
					className="office-field min-h-12"
					inputMode="numeric"
					maxLength={4}
					autoComplete="off"
					value={of}
					onChange={({ target }) => setOf(target.value)}
				/>
			</label>
		</RightsPanel>
	);
}
