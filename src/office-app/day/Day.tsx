import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { handed } from "../find/asked.ts";
import type { ChosenWidth } from "../programme/layout.ts";
import { useOfficeText } from "../session/language.tsx";
import { type Filter, NO_FILTER } from "./filter.ts";
import { Programme } from "./Programme.tsx";
import { useDay } from "./use-day.ts";
import "../styles/day.css";

/** A day of the cup, with its view, which is preserved when another day is opened. */
export default function Day() {
	const { day: text } = useOfficeText();
	const { day: asked } = handed(useLocation().state);
	const [date, setDate] = useState<string | null>(asked?.date ?? null);
	useEffect(() => {
		if (asked !== undefined) setDate(asked.date);
	}, [asked]);
	const came = useDay(date);
	const view = { filter: useState<Filter>(NO_FILTER), width: useState<ChosenWidth>("M"), isList: useState(false) };
	if (came.day === null)
		return (
			<main className="grid content-start gap-3 p-6">
				<h1 className="sr-only">{text.day}</h1>
				<p role={came.failed ? "alert" : undefined}>{came.failed ? text.failed : text.loading}</p>
				{came.failed && (
					<p>
						<button type="button" className="office-button" onClick={came.again}>
							{text.again}
						</button>
					</p>
				)}
			</main>
		);
	const { day } = came;
	return (
		<Programme
			key={day.date}
			day={day}
			asked={date ?? day.date}
			onDate={setDate}
			onHold={came.hold}
			onDone={came.again}
			view={view}
		/>
	);
}
