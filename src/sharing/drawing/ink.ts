import type { Brand } from "../../brands/brand.ts";
import { FIXED_COLOURS } from "../../brands/fixed-colours.ts";

/** The colours and shapes of a picture. */
export type Ink = {
	readonly name: string;
	readonly colours: Brand["light"];
	readonly live: string;
	readonly onLive: string;
	/** The stripe as CSS without variables. */
	readonly stripe: string;
	/** Corners of flags and badges, in px. */
	readonly radius: number;
	/** data: addresses of pictures. */
	readonly logo: string;
	readonly flag: (code: string) => string | null;
};

/** A brand's colours for pictures, whose background is the header's, in light mode. */
export function inkOf(brand: Pick<Brand, "name" | "light" | "stripe" | "radius" | "logo">, flag: Ink["flag"]): Ink {
	const colours = brand.light;
	return {
		name: brand.name,
		colours,
		live: FIXED_COLOURS.light.live,
		onLive: FIXED_COLOURS.light["on-live"],
		stripe: brand.stripe.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => colours[name as keyof typeof colours] ?? whole),
		radius: Math.max(brand.radius.control, 2),
		logo: `data:image/svg+xml;base64,${Buffer.from(brand.logo).toString("base64")}`,
		flag,
	};
}
