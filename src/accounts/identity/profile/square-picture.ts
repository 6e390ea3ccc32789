import { InvalidPayload, RequestRefused } from "../../request/refused.ts";
import { DecodeTimeout, PictureDecoder } from "./picture-decoder.ts";

/** Enough for a phone's original picture. */
export const PHOTO_BYTES_AT_MOST = 8 * 1024 * 1024;
const RETRY_SECONDS = 30;

export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"] as const;

/** How each kind begins, byte by byte; a dot is any. A drawing (SVG) is a program and is never opened. */
const BEGINNINGS: Record<(typeof PICTURE_TYPES)[number], RegExp> = {
	"image/jpeg": /^\xff\xd8\xff/,
	"image/png": /^\x89PNG\r\n/,
	"image/webp": /^RIFF.{4}WEBP/s,
	"image/avif": /^.{4}ftypavi[fs]/s,
	"image/gif": /^GIF8[79]a/,
};

const decoder = new PictureDecoder();

/**
 * Crops a picture to the avatar's square, in a separate process.
 * @returns WebP, 256 × 256
 * @throws InvalidPayload if it is no picture, broken or too large; RequestRefused 503 if decoding took too long
 */
export async function squarePicture(bytes: Uint8Array): Promise<Uint8Array> {
	if (bytes.length > PHOTO_BYTES_AT_MOST) throw new InvalidPayload({ picture: ["pictureTooLarge"] });
	const beginning = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
	if (!Object.values(BEGINNINGS).some((pattern) => pattern.test(beginning)))
		throw new InvalidPayload({ picture: ["notPicture"] });
	try {
		const result = await decoder.decode(bytes);
		if ("fault" in result) throw new InvalidPayload({ picture: [result.fault] });
		return result.square;
	} catch (error) {
		if (error instanceof DecodeTimeout) throw new RequestRefused(503, "picturesBusy", { retryAfter: RETRY_SECONDS });
		throw error;
	}
}
