import { InvalidPayload } from "../../request/refused.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import { decodedBytes, type PictureHeader } from "./picture-memory.ts";

/** A telephone's picture, as it comes. */
export const PHOTO_BYTES_AT_MOST = 8 * 1024 * 1024;
const PIXELS_AT_MOST = 50_000_000;
/** In memory while it is decoded. */
const DECODED_BYTES_AT_MOST = 100_000_000;
const SIDE_PX = 256;
const SECONDS_AT_MOST = 15;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** How each kind begins, byte by byte; a dot is any. A drawing (SVG) is a program and is never opened. */
const BEGINNINGS: Record<(typeof PICTURE_TYPES)[number], RegExp> = {
	"image/jpeg": /^\xff\xd8\xff/,
	"image/png": /^\x89PNG\r\n/,
	"image/webp": /^RIFF.{4}WEBP/s,
	"image/avif": /^.{4}ftypavi[fs]/s,
	"image/gif": /^GIF8[79]a/,
};

const decoding = new OneAtATime();

/**
 * Cuts a picture to the avatar's square and writes it anew: nothing that the camera or a program put beside its pixels is left.
 * A process decodes one at a time.
 * @returns WebP, 256 × 256
 * @throws InvalidPayload where it is no picture, a broken one, or too large
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
	if (bytes.length > PHOTO_BYTES_AT_MOST) throw new InvalidPayload({ picture: ["pictureTooLarge"] });
	const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
	if (!Object.values(BEGINNINGS).some((pattern) => pattern.test(beginning)))
		throw new InvalidPayload({ picture: ["notPicture"] });
	return decoding.run(() => decodeSquare(bytes));
}

async function decodeSquare(bytes: Uint8Array): Promise<Uint8Array> {
	// Loaded with the first of them: most processes never see one.
	const { default: sharp } = await import("sharp");
	// What one was decoded to is of no use to the next, and readers need the other cores.
	sharp.cache(false);
	sharp.concurrency(1);
	let header: PictureHeader;
	try {
		header = await sharp(bytes, { limitInputPixels: false }).metadata();
	} catch {
		throw new InvalidPayload({ picture: ["notPicture"] });
	}
	if (header.width * header.height > PIXELS_AT_MOST || decodedBytes(header) > DECODED_BYTES_AT_MOST)
		throw new InvalidPayload({ picture: ["pictureTooLarge"] });
	try {
		return await sharp(bytes, { limitInputPixels: PIXELS_AT_MOST, failOn: "error" })
			.timeout({ seconds: SECONDS_AT_MOST })
			.autoOrient()
			.resize(SIDE_PX, SIDE_PX, { fit: "cover" })
			.webp({ quality: 82 })
			.toBuffer();
	} catch {
		throw new InvalidPayload({ picture: ["notPicture"] });
	}
}
