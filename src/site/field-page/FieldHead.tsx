import { useYear } from "../../client/data/site-data.ts";
import { fieldNameAlone } from "../../cup/place-name.ts";
import { DOT } from "../../text/dot.ts";
import { formatLongWeekday } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Unbroken } from "../../ui/Unbroken.tsx";
import { AlertBell } from "../alerts/AlertBell.tsx";
import { AddToCalendar } from "../calendar/AddToCalendar.tsx";
import { FieldHeart } from "../favourites/Heart.tsx";
import { fieldFacts } from "../field/field-facts.ts";
import { directionsTo } from "../match/directions.ts";
import { ShareLink } from "../match/ShareLink.tsx";
import type { FieldData } from "./field.graphql.ts";

/** When nothing is played on the field: "Closed from Thursday 16 July at 15:30 to 20:00". */
function FieldClosed({ closed }: { closed: FieldData["closed"] }) {
	const { field: text } = useText().places;
	const language = useLanguage();
	const when = (zoned: string) => `${formatLongWeekday(zoned.slice(0, 10), language)} ${zoned.slice(11, 16)}`;
	return closed.map(({ from, until }) => (
		<p key={from} className="mt-1 flex items-center gap-1.5 font-[600]">
			<Icon name="warning" size={18} />
			{until === null
				? text.closedFrom(when(from))
				: text.closedUntil(when(from), until.slice(0, 10) === from.slice(0, 10) ? until.slice(11, 16) : when(until))}
		</p>
	));
}

const ACTION = "size-12 px-0! md:size-15";
const IN_HEAD =
	"flex min-h-13 w-full items-center gap-3 border-t border-header-line font-[600] first:border-t-0 hover:underline print:hidden";

/** The field's sign and name, the shown day, and the field's properties. */
export function FieldTitle({ field, day }: { field: FieldData; day: string | undefined }) {
	const text = useText();
	const language = useLanguage();
	const { arena, closed } = field;
	const name = fieldNameAlone(arena.name, field.name);
	const sign = signOf(name, arena.name);
	const said = [day && formatLongWeekday(day, language), fieldFacts([field], text.places)].filter(Boolean).join(DOT);
	return (
		<div className="pt-3.5 pb-4">
			<div className="flex items-end gap-x-4 stacked:flex-wrap">
				{sign !== null && (
					<span aria-hidden="true" className="font-xcond text-[6.5rem]/[.76] font-[850] figures">
						{sign}
					</span>
				)}
				<div className="min-w-0">
					<PageTitle className={sign === null ? "" : "text-[1.625rem]! md:text-[2rem]!"}>
						{sign === null ? name : arena.name}
						{sign !== null && <span className="sr-only"> {sign}</span>}
					</PageTitle>
					<p className="mt-1 text-[1.0625rem]/6 text-header-ink-2 first-letter:uppercase">
						<Unbroken>{said}</Unbroken>
					</p>
				</div>
			</div>
			<FieldClosed closed={closed} />
		</div>
	);
}

/** The sign to read from a distance: the "3" of Heden 3. A longer name is no sign. */
const LONGEST_SIGN = 3;
function signOf(name: string, arena: string): string | null {
	const sign = name.startsWith(`${arena} `) ? name.slice(arena.length).trim() : "";
	return sign === "" || sign.length > LONGEST_SIGN ? null : sign;
}

/** The field's actions, at the right of the head on a wide screen, like a match page's. */
export function FieldHeadActions({ field }: { field: FieldData }) {
	const text = useText();
	const { tournament, year } = useYear();
	const { arena } = field;
	const name = fieldNameAlone(arena.name, field.name);
	const directions = directionsTo({ ...arena, arenaAddress: arena.address });
	return (
		<div className="hidden pt-3.5 lg:block">
			{directions !== null && (
				<a href={directions} className={IN_HEAD}>
					<Icon name="mapPin" size={22} />
					{text.match.page.directions}
				</a>
			)}
			{tournament?.status.schedulePublished && (
				<AddToCalendar of={{ kind: "fields", year, id: field.id }} name={name} label="short" className={IN_HEAD} />
			)}
			<ShareLink title={name} className={IN_HEAD}>
				<Icon name="share" size={22} />
			</ShareLink>
		</div>
	);
}

/** The field's location, directions, heart, and actions. */
export function FieldActions({ field }: { field: FieldData }) {
	const text = useText();
	const { inYear, tournament, year } = useYear();
	const { arena } = field;
	const name = fieldNameAlone(arena.name, field.name);
	const directions = directionsTo({ ...arena, arenaAddress: arena.address });
	return (
		<div className="pt-1 pb-5">
			<Crumbs
				trail={[
					{ to: inYear("arenas"), label: text.arenas },
					{ to: inYear(`arenas/arena/${arena.id}`), label: arena.name },
					...(name === arena.name ? [] : [{ label: name }]),
				]}
			/>
			<div className="mt-1 flex flex-wrap items-start gap-2">
				<div className="flex min-w-0 flex-1 flex-wrap gap-2 stacked:basis-full">
					{directions !== null && (
						<a
							href={directions}
							className={buttonStyle(
								"quiet",
								"max-md:min-w-max max-md:flex-1 stacked:min-w-0! stacked:px-3! stacked:font-xname md:size-15 md:px-0! lg:hidden",
							)}
						>
							<Icon name="mapPin" size={22} />
							<span className="md:sr-only">{text.match.page.directions}</span>
						</a>
					)}
					{tournament?.status.schedulePublished && (
						<AddToCalendar
							of={{ kind: "fields", year, id: field.id }}
							name={name}
							className={buttonStyle("quiet", `${ACTION} lg:hidden`)}
						/>
					)}
					<AlertBell subject="field" id={field.id} name={name} className={ACTION} />
					<ShareLink title={name} label="hidden" className={buttonStyle("quiet", `${ACTION} lg:hidden`)}>
						<Icon name="share" size={22} />
					</ShareLink>
				</div>
				<FieldHeart arena={arena} field={field} size="page" />
			</div>
		</div>
	);
}
