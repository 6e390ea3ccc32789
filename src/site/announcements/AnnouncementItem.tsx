import type { AnnouncementData } from "../../client/queries/announcement.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { AnnouncementText } from "./AnnouncementText.tsx";
import { useAnnounced } from "./announced.ts";
import { audienceKey } from "./bar.ts";
import { PublishedAt } from "./PublishedAt.tsx";

/** How an announcement is shown; "open": among all of them, when the reader has opened the bar. */
export type ShownAs = "concerned" | "whole" | "line" | "open" | "off";

type Props = {
	readonly announcement: AnnouncementData;
	/** Undefined in the document: the script behind the bar decides first. */
	readonly as: ShownAs | undefined;
	readonly concerns: boolean;
	/** How many there are, shown and counted. */
	readonly count: number;
	/** The number of others, on the item that opens and closes them; "" on the others. */
	readonly more: string;
	readonly isOpen: boolean;
	readonly setOpen: (open: boolean) => void;
	readonly dismiss: () => void;
};

/** Letters that fit a line of 44 px on a phone: in two rows of the condensed width, and of the narrowest; beyond that it has three. */
const TWO_ROWS = 72;
const TWO_NARROW_ROWS = 80;

/** The state set by the script is then React's: both decide alike. */
export function AnnouncementItem(props: Props) {
	const { announcement, as, concerns, count, more, isOpen, setOpen, dismiss } = props;
	const { page } = useAnnounced();
	const { announcements: text } = useText();
	const audience = audienceKey(announcement);
	const { length } = announcement.text;
	return (
		<li
			data-key={announcement.textKey}
			data-for={audience}
			data-about={concerns ? "" : undefined}
			data-as={as}
			data-long={length > TWO_ROWS ? (length > TWO_NARROW_ROWS ? "more" : "") : undefined}
			suppressHydrationWarning
			className="announcement"
		>
			<div className="page-column announcement-room">
				<Icon name="megaphone" size={22} className="announcement-sign" />
				<span data-count className="announcement-count" aria-hidden="true" suppressHydrationWarning>
					{count > 1 ? String(count) : ""}
				</span>
				<div className="min-w-0">
					<p className="announcement-text">
						{(concerns || page.isOwn) && (
							<b className="announcement-applies">{`${text.appliesTo[concerns ? page.kind : "week"]} `}</b>
						)}
						<AnnouncementText announcement={announcement} />
					</p>
					<p className="announcement-foot">
						<PublishedAt announcement={announcement} className="announcement-time" />
						<button
							type="button"
							data-more
							aria-expanded={isOpen}
							onClick={() => setOpen(!isOpen)}
							className="announcement-more hit-44"
							suppressHydrationWarning
						>
							{more}
						</button>
					</p>
				</div>
				<PublishedAt announcement={announcement} className="announcement-line-time" />
				<button
					type="button"
					aria-label={text.putAway}
					onClick={dismiss}
					className="announcement-cross grid size-11 place-items-center rounded-control hover:bg-header"
				>
					<Icon name="close" size={18} />
				</button>
				<button
					type="button"
					aria-expanded={false}
					aria-label={text.show}
					onClick={() => setOpen(true)}
					className="announcement-caret focus-inside"
				>
					<Icon name="caretDown" size={18} />
				</button>
			</div>
		</li>
	);
}
