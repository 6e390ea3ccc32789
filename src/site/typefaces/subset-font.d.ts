declare module "subset-font" {
	type Options = {
		readonly targetFormat: "sfnt" | "woff" | "woff2";
		readonly variationAxes: Readonly<Record<string, number>>;
		readonly keepFeatures: readonly string[];
		readonly noHinting: boolean;
	};
	/** @param text the letters of the subset */
	export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
