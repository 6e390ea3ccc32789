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
import type { FieldData } from "./field.graphql.ts";
import { fieldFacts } from "./field-facts.ts";

/** The field's name, what it is, its heart, and the way to it. */
export function FieldHead({ field }: { field: FieldData }) {
	const text = useText();
	const { inYear, tournament, year } = useYear();
	const { arena, name } = field;
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
			<div className="mt-1 flex items-start gap-2">
				<div className="min-w-0 flex-1">
					<PageTitle>{name}</PageTitle>
					<p className="mt-1 text-[1.0625rem] text-ink-2 first-letter:uppercase">{facts}</p>
				</div>
				{directions !== null && (
					<a href={directions} aria-label={text.match.page.directions} className={buttonStyle("quiet", "size-15 px-0!")}>
						<Icon name="mapPin" size={22} />
					</a>
				)}
				{tournament?.status.schedulePublished && (
					<AddToCalendar
						of={{ kind: "fields", year, id: field.id }}
						name={name}
						className={buttonStyle("quiet", "size-15 px-0!")}
					/>
				)}
				<ShareLink title={name} label="hidden" className={buttonStyle("quiet", "size-15 px-0!")}>
					<Icon name="share" size={22} />
				</ShareLink>
				<FieldHeart arena={arena} field={field} size="page" />
			</div>
		</div>
	);
}
