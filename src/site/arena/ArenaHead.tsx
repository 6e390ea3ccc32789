import { useYear } from "../../client/data/site-data.ts";
import { formatNumber } from "../../text/format.ts";
import { useLanguage, useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Crumbs } from "../../ui/Crumbs.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { ArenaHeart } from "../favourites/Heart.tsx";
import { fieldFacts } from "../field/field-facts.ts";
import { directionsTo } from "../match/directions.ts";
import { ShareLink } from "../match/ShareLink.tsx";
import type { ArenaData } from "./arena.graphql.ts";
import { openingHours } from "./opening-hours.ts";

/** On the narrowest phones the words alone fit. */
const ACTION = "flex-auto narrow:px-2! md:flex-none";
const ROOM = "narrow:hidden";

/** The arena's name, kind, location and actions. */
export function ArenaHead({ arena }: { arena: ArenaData }) {
	const text = useText();
	const { places } = text;
	const language = useLanguage();
	const { inYear } = useYear();
	const { name, address, fields } = arena;
	const directions = directionsTo({ ...arena, arenaAddress: address });
	const map = mapOf(arena);
	const hours = openingHours(arena, places, language);
	const facts = [places.arenas.fields(fields.length, formatNumber(fields.length, language)), fieldFacts(fields, places)];
	return (
		<div className="pt-1">
			<Crumbs trail={[{ to: inYear("arenas"), label: text.arenas }, { label: name }]} />
			<PageTitle>{name}</PageTitle>
			<p className="mt-1.5 text-[1.0625rem] text-ink-2">
				{facts.filter((fact) => fact !== "").join(", ")}.{" "}
				{address !== null && map !== null && (
					<a
						href={map}
						aria-label={places.arena.map(address)}
						className="hit-44 underline decoration-1 underline-offset-4 hover:decoration-2"
					>
						{address}
					</a>
				)}
			</p>
			{hours !== "" && <p className="mt-1.5 text-[1.0625rem] text-ink-2">{hours}</p>}
			{arena.text !== null && <p className="mt-1.5 max-w-160 text-[1.0625rem]">{arena.text}</p>}
			<div className="mt-4 flex stacked:flex-wrap gap-2">
				{directions !== null && (
					<a href={directions} className={buttonStyle("strong", ACTION)}>
						<Icon name="mapPin" className={ROOM} />
						{text.match.page.directions}
					</a>
				)}
				<ShareLink title={name} className={buttonStyle("secondary", ACTION)}>
					<Icon name="share" className={ROOM} />
				</ShareLink>
				<ArenaHeart arena={arena} fields={fields} size="action" />
			</div>
		</div>
	);
}

type Place = { readonly latitude: number | null; readonly longitude: number | null; readonly address: string | null };
/** The address of a map that shows a place, by its coordinates, else its address; null where neither is known. */
function mapOf({ latitude, longitude, address }: Place): string | null {
	const place = latitude !== null && longitude !== null ? `${latitude},${longitude}` : address;
	return place === null ? null : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
