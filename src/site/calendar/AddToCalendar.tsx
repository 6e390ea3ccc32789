import { useRef } from "react";
import { useSite } from "../../client/data/site-data.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { CalendarDialog } from "./CalendarDialog.tsx";
import { type CalendarOf, calendarPath } from "./calendar-path.ts";

type Props = {
	of: CalendarOf;
	name: string;
	/** Whether its text is beside the icon: on phones with enough width; always, shortened to one word; or never. */
	label?: "on-phones" | "short" | "hidden";
	className: string;
};

/** The way to a team's, a field's or a match's calendar; without scripts it is the file. */
export function AddToCalendar({ of, name, label = "hidden", className }: Props) {
	const { week } = useText();
	const { origin } = useSite();
	const language = useLanguage();
	const dialog = useRef<HTMLDialogElement>(null);
	const path = `${calendarPath(of)}?lang=${language}`;
	return (
		<>
			<a
				href={path}
				aria-haspopup="dialog"
				data-held="here"
				aria-label={label === "short" ? undefined : week.addToCalendar}
				onClick={(event) => {
					event.preventDefault();
					dialog.current?.showModal();
				}}
				className={className}
			>
				<Icon name="calendar" size={22} />
				{label === "short" && <span>{week.calendar}</span>}
				{label === "on-phones" && <span className="md:hidden">{week.addToCalendar}</span>}
			</a>
			<CalendarDialog dialog={dialog} title={`${week.addToCalendar}: ${name}`} address={origin + path} />
		</>
	);
}
