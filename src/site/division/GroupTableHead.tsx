import { useText } from "../../text/use-text.ts";
import { COLUMN } from "./columns.ts";

/** The column heads: short for the eye, whole for the ear. */
export function GroupTableHead({ ways }: { ways: boolean }) {
	const { match: text } = useText();
	const { heads } = text.table;
	return (
		<thead>
			<tr className="h-9 border-b border-line text-[.9375rem] text-ink-2 [&>th]:font-[500]">
				<th scope="col" className="w-9 pl-4 text-left">
					<span className="sr-only">{text.table.position}</span>
				</th>
				<th scope="col" className="text-left">
					{text.table.team}
				</th>
				<Head {...heads.played} className="w-7" />
				<Head {...heads.won} className={`w-7 ${COLUMN.results}`} />
				<Head {...heads.drawn} className={`w-7 ${COLUMN.results}`} />
				<Head {...heads.lost} className={`w-7 ${COLUMN.results}`} />
				<Head {...heads.goals} className={`w-13 md:w-16 ${COLUMN.results}`} />
				<Head {...heads.goalDifference} className="w-10 md:w-14" />
				<Head {...heads.form} className={`w-21 md:w-32 ${ways ? COLUMN.formBesideMarks : COLUMN.form}`} />
				<Head {...heads.points} className="w-13 pr-4 md:w-20" />
				{ways && (
					<th scope="col" className="w-13 print:hidden">
						<span className="sr-only">{text.scenario.title}</span>
					</th>
				)}
			</tr>
		</thead>
	);
}

function Head({ short, long, className }: { short: string; long: string; className: string }) {
	return (
		<th scope="col" className={`pr-1 text-right whitespace-nowrap ${className}`}>
			<abbr title={long} className="no-underline">
				{short}
			</abbr>
		</th>
	);
}
