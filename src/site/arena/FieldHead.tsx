import { fieldNameAlone } from "../../cup/place-name.ts";
import { AlertBell } from "../alerts/AlertBell.tsx";
import { AddToCalendar } from "../calendar/AddToCalendar.tsx";
import { FieldHeart } from "../favourites/Heart.tsx";
import { directionsTo } from "../match/directions.ts";
import { ShareLink } from "../match/ShareLink.tsx";
import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { Crumbs } from "../ui/Crumbs.tsx";
import { Icon } from "../ui/Icon.tsx";
import { PageTitle } from "../ui/PageTitle.tsx";
import { FieldClosed } from "./FieldClosed.tsx";
import type { FieldData } from "./field.graphql.ts";
import { fieldFacts } from "./field-facts.ts";

const ACTION = "size-12 px-0! md:size-15";

/** The field's name, what it is, its heart, and the way to it. */
export function FieldHead({ field }: { field: FieldData }) {
	const text = useText();
	const { inYear, tournament, year } = useYear();
	const { arena } = field;
	const name = fieldNameAlone(arena.name, field.name);
	const directions = directionsTo({ ...arena, arenaAddress: arena.address });
	const facts = fieldFacts([field], text.places);
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
				<div className="min-w-0 flex-1 stacked:basis-full pb-1.5 md:pb-0">
					<PageTitle>{name}</PageTitle>
					<p className="mt-1 text-[1.0625rem] text-ink-2 first-letter:uppercase">{facts}</p>
					<FieldClosed closed={field.closed} />
				</div>
				<div className="flex flex-wrap gap-2 max-md:order-1 max-md:w-full">
					{directions !== null && (
						<a href={directions} className={buttonStyle("quiet", "max-md:flex-1 md:size-15 md:px-0!")}>
							<Icon name="mapPin" size={22} />
							<span className="md:sr-only">{text.match.page.directions}</span>
						</a>
					)}
					{tournament?.status.schedulePublished && (
						<AddToCalendar of={{ kind: "fields", year, id: field.id }} name={name} className={buttonStyle("quiet", ACTION)} />
					)}
					<AlertBell subject="field" id={field.id} name={name} className={ACTION} />
					<ShareLink title={name} label="hidden" className={buttonStyle("quiet", ACTION)}>
						<Icon name="share" size={22} />
					</ShareLink>
				</div>
				<FieldHeart arena={arena} field={field} size="page" />
			</div>
		</div>
	);
}
