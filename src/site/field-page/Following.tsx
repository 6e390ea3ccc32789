import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Section } from "../../ui/Section.tsx";
import { useShownState } from "../match/shown-state.ts";
import { Rows } from "./FieldDay.tsx";
import { NextOnField } from "./FieldNow.tsx";
import type { FieldMatch } from "./field.graphql.ts";
import { OTHER_FIELDS } from "./OtherFields.tsx";

/** The id of the page's days and their matches. */
export const PROGRAMME = "programme";

/** How many matches after the next one are seen from the field. */
const AFTER = 2;

/**
 * The next matches, and the last match if none is current.
 * @param alone no match is current
 */
export function Following({ matches, alone, today }: { matches: readonly FieldMatch[]; alone: boolean; today: string }) {
	const { field: text } = useText().places;
	const stateOf = useShownState();
	const [next, ...later] = matches.filter((match) => stateOf(match) === "UPCOMING" && match.zonedStartTime !== null);
	const dayOf = ({ zonedStartTime }: FieldMatch) => zonedStartTime?.slice(0, 10);
	const after = next === undefined ? [] : later.filter((match) => dayOf(match) === dayOf(next)).slice(0, AFTER);
	const last = alone ? matches.findLast((match) => stateOf(match) === "FINISHED") : undefined;
	const just = last !== undefined && (next === undefined || dayOf(last) === dayOf(next)) ? last : undefined;
	return (
		<>
			{next === undefined ? (
				<p className="band px-4 py-4 font-cond text-xl font-[800]">{text.pitch.noMore}</p>
			) : (
				<NextOnField match={next} alone={alone} today={today} />
			)}
			{after.length > 0 && (
				<Section title={text.pitch.after} rule={false} className="mt-2!">
					<Rows matches={after} />
				</Section>
			)}
			{just !== undefined && (
				<Section title={text.pitch.just} rule={false} className="mt-2!">
					<Rows matches={[just]} />
				</Section>
			)}
			<div className="flex flex-wrap gap-3 pt-4 print:hidden">
				<a href={`#${PROGRAMME}`} className={buttonStyle("strong", "flex-[1.8]")}>
					<Icon name="list" size={20} />
					{text.pitch.allOfToday}
				</a>
				<a href={`#${OTHER_FIELDS}`} className={buttonStyle("secondary", "flex-1 lg:hidden")}>
					{text.pitch.otherFields}
				</a>
			</div>
		</>
	);
}
