/** The fields of a picture's header that determine the cost of decoding. */
export type PictureHeader = {
	readonly format?: string | undefined;
	readonly width: number;
	readonly height: number;
	readonly channels?: number | undefined;
	/** How libvips stores a sample: uchar, ushort, float, … */
	readonly depth?: string | undefined;
	/** A JPEG of several scans or an interlaced PNG: decoded as a whole. */
	readonly isProgressive?: boolean | undefined;
	/** 4:2:0, 4:4:4, … */
	readonly chromaSubsampling?: string | undefined;
};

const BYTES_OF_SAMPLE: Readonly<Record<string, number>> = {
	uchar: 1,
	char: 1,
	ushort: 2,
	short: 2,
	uint: 4,
	int: 4,
	float: 4,
	complex: 8,
	double: 8,
	dpcomplex: 16,
};

/** A JPEG of one scan is decoded at an eighth of its width and height, since the avatar is smaller than that. */
const JPEG_SHRINK = 8;
/** Coefficients of a JPEG of several scans are two bytes each, of all its scans at once. */
const BYTES_OF_COEFFICIENT = 2;
/** libheif and the AV1 decoder store planes, their copies and the pixels: measured with sharp 0.35.5 as 18 to 26 bytes per pixel. */
const AVIF_BYTES_OF_PIXEL = { uchar: 20, deeper: 26 };
/** These are always decoded to RGBA. */
const FOUR_CHANNELS: readonly (string | undefined)[] = ["gif", "webp"];

/** @returns the bytes that decoding a picture needs at most, by its header */
export function decodedBytes(header: PictureHeader): number {
	const { format, width, height, channels = 4, depth = "uchar" } = header;
	const pixels = width * height;
	if (format === "jpeg") {
		if (!header.isProgressive) return (pixels * channels) / JPEG_SHRINK ** 2;
		const samples = header.chromaSubsampling === "4:2:0" ? channels / 2 : channels;
		return pixels * samples * BYTES_OF_COEFFICIENT;
	}
	if (format === "heif") return pixels * (depth === "uchar" ? AVIF_BYTES_OF_PIXEL.uchar : AVIF_BYTES_OF_PIXEL.deeper);
	return pixels * (FOUR_CHANNELS.includes(format) ? 4 : channels) * (BYTES_OF_SAMPLE[depth] ?? 16);
}
