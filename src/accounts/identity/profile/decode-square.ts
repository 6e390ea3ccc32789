import sharp from "sharp";
import { decodedBytes, type PictureHeader } from "./picture-memory.ts";

const PIXELS_AT_MOST = 50_000_000;
/** In memory while it is decoded. */
const DECODED_BYTES_AT_MOST = 100_000_000;
const SIDE_PX = 256;

export type DecodeResult =
	/** WebP, 256 × 256. */
	{ readonly square: Uint8Array } | { readonly fault: "notPicture" | "pictureTooLarge" };

// One core, and no cache: a decoded picture is of no use to the next.
sharp.cache(false);
sharp.concurrency(1);

/** Crops a picture to the avatar's square and encodes it anew, which drops all metadata of a camera or a program. */
export async function decodeSquare(bytes: Uint8Array): Promise<DecodeResult> {
	let header: PictureHeader;
	try {
		header = await sharp(bytes, { limitInputPixels: false }).metadata();
	} catch {
		return { fault: "notPicture" };
	}
	if (header.width * header.height > PIXELS_AT_MOST || decodedBytes(header) > DECODED_BYTES_AT_MOST)
		return { fault: "pictureTooLarge" };
	try {
		const square = await sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: "error" })
			.autoOrient()
			.resize(SIDE_PX, SIDE_PX, { fit: "cover" })
			.webp({ quality: 82 })
			.toBuffer();
		return { square };
	} catch {
		return { fault: "notPicture" };
	}
}
