import { useYear } from "../../client/data/site-data.ts";
import { LoadedAt } from "../../client/live/loaded-at.ts";
import { useText } from "../../text/use-text.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";
import { Section } from "../../ui/Section.tsx";
import { useDays } from "../clock/use-days.ts";
import { TeamLines } from "../own-teams/TeamLines.tsx";
import { DayProgramme } from "./DayProgramme.tsx";
import type { Example } from "./example-week.ts";
import { programmeOf, withHoped } from "./programme.ts";

/** For readers without a week of their own: the week of one of the cup's teams. */
export function ExampleWeek({ example: { team, followed } }: { example: Example }) {
	const { week } = useText();
	const { inYear } = useYear();
	const said = useDays(followed.today);
	const timed = followed.matchesOf.filter(({ zonedStartTime }) => zonedStartTime !== null);
	const days = [...new Set(timed.map(({ zonedStartTime }) => zonedStartTime?.slice(0, 10) ?? ""))].sort();
	const day = days.find((one) => one >= followed.today) ?? days.at(-1);
	if (day === undefined) return null;
	const matches = timed.filter(({ zonedStartTime }) => zonedStartTime?.startsWith(day));
	const items = withHoped(programmeOf(matches, { teams: new Set([team.id]), fields: new Set() }), []);
	return (
		<Section title={week.example} id="example">
			<p className="pb-3 text-ink-2">{week.exampleOf(team.name)}</p>
			<LoadedAt value={followed.revision}>
				<div className="band">
					<Link to={inYear(`teams/${team.id}`)} className="focus-inside flex gap-3 px-4 py-2 hover:[&_.name]:underline">
						<span className="pt-0.5">
							<Flag nation={team.nation.code} name={team.nation.name} size="small" />
						</span>
						<span className="min-w-0">
							<b className="name block font-cond text-lg/5.5 font-[750] stacked:font-xname">{team.name}</b>
							<TeamLines team={team.id} followed={followed} isDense hasOutlook={false} />
						</span>
					</Link>
				</div>
				<h3 className="type-h3 pt-4 first-letter:uppercase">{said.head(matches[0]?.zonedStartTime ?? day)}</h3>
				<DayProgramme isToday={day === followed.today} items={items} />
			</LoadedAt>
		</Section>
	);
}
