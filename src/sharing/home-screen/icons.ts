import type { Brand } from "../../brands/brand.ts";

type Icon = {
	readonly file: string;
	/** In px, both ways. */
	readonly size: number;
	/** The logo's height as a share of the icon; a maskable icon may be cropped to a circle of 0.8. */
	readonly logo: number;
	/** In the manifest; undefined: it is not listed there. */
	readonly purpose?: "any" | "maskable";
};

/** The brand's icons, by file name under /icons. */
export const ICONS: readonly Icon[] = [
	{ file: "32.png", size: 32, logo: 0.94 },
	{ file: "apple-touch-icon.png", size: 180, logo: 0.68 },
	{ file: "192.png", size: 192, logo: 0.76, purpose: "any" },
	{ file: "512.png", size: 512, logo: 0.76, purpose: "any" },
	{ file: "maskable-192.png", size: 192, logo: 0.54, purpose: "maskable" },
	{ file: "maskable-512.png", size: 512, logo: 0.54, purpose: "maskable" },
];

/** @returns a PNG: the brand's logo on its header's ground, on which it is made to be recognised */
export async function drawIcon({ logo, light }: Pick<Brand, "logo" | "light">, icon: Icon): Promise<Uint8Array<ArrayBuffer>> {
	// Loaded with the first of them, not at every start.
	const { default: sharp } = await import("sharp");
	const height = Math.round(icon.size * icon.logo);
	// The logo's box is 34 high: at 72 dots to the inch a unit is a pixel.
	const mark = await sharp(Buffer.from(logo), { density: (72 * height) / 34 })
		.resize({ height })
		.png()
		.toBuffer();
	const ground = { width: icon.size, height: icon.size, channels: 4, background: light.header } as const;
	return new Uint8Array(
		await sharp({ create: ground })
			.composite([{ input: mark, gravity: "centre" }])
			.png()
			.toBuffer(),
	);
}
