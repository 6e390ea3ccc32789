import type { Brand } from "../../brands/brand.ts";
import type { Language } from "../../text/language.ts";
import { textsIn } from "../../text/texts.ts";
import { ICONS } from "./icons.ts";

const SHORTCUT_ICON = { src: "/icons/192.png", sizes: "192x192", type: "image/png" };

/** The web app manifest, in a language. */
export function manifest(brand: Pick<Brand, "name" | "shortName" | "localName" | "light">, language: Language): object {
	const local = brand.localName[language];
	return {
		id: "/",
		name: local === "" ? brand.name : `${brand.name} – ${local}`,
		short_name: brand.shortName ?? brand.name,
		lang: language,
		dir: "ltr",
		// Not the language's own address, which would count as a choice at each start (sharing/home-screen/installed-start.ts).
		start_url: `/?installed=${language}`,
		scope: "/",
		display: "standalone",
		theme_color: brand.light.header,
		background_color: brand.light.paper,
		icons: ICONS.filter(({ purpose }) => purpose !== undefined).map(({ file, size, purpose }) => ({
			src: `/icons/${file}`,
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose,
		})),
		// Pages for use beside a pitch; an address without a year means the latest.
		shortcuts: [
			{ name: textsIn(language).myWeek, url: "/favourites", icons: [SHORTCUT_ICON] },
			{ name: textsIn(language).home.liveCenter, url: "/matches", icons: [SHORTCUT_ICON] },
		],
	};
}
