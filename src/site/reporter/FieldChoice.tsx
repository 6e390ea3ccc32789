import type { ReporterProgramme } from "../../cup/reports/programme.ts";
import { phone } from "./phone.ts";
import { PRESSES } from "./press.ts";
import { useReporterText } from "./use-phone.ts";

/** For a link that is good for an arena, or for the cup. */
export function FieldChoice({ programme: { fields, field } }: { programme: ReporterProgramme }) {
	const { text } = useReporterText();
	if (fields.length < 2) return null;
	const choice = (
		<ul className="grid grid-cols-2 gap-3">
			{fields.map(({ id, name, arena }) => (
				<li key={id}>
					<button type="button" aria-pressed={id === field} onClick={() => void phone.chooseField(id)} className={PRESSES.plain}>
						<span>
							{name}
							<span className="block text-[1rem] font-[550]">{arena}</span>
						</span>
					</button>
				</li>
			))}
		</ul>
	);
	if (field !== null)
		return (
			<details>
				<summary className={PRESSES.small}>{text.otherField}</summary>
				<div className="mt-3">{choice}</div>
			</details>
		);
	return (
		<section aria-labelledby="fields" className="flex flex-col gap-4">
			<h2 id="fields" className="type-h1">
				{text.chooseField}
			</h2>
			{choice}
		</section>
	);
}
