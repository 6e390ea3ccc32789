import { crc32, deflateSync } from "node:zlib";

/** A PNG that states its size and ends after its first byte of pixels: harmless to any program that opens it. */
export function pngHeader(
	width: number,
	height: number,
	{ bits = 8, interlaced = false }: { readonly bits?: 8 | 16; readonly interlaced?: boolean } = {},
): Uint8Array<ArrayBuffer> {
	const size = Buffer.alloc(13);
	size.writeUInt32BE(width, 0);
	size.writeUInt32BE(height, 4);
	const RGB = 2;
	size.set([bits, RGB, 0, 0, interlaced ? 1 : 0], 8);
	const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
	return new Uint8Array(
		Buffer.concat([signature, chunk("IHDR", size), chunk("IDAT", deflateSync(Buffer.alloc(1))), chunk("IEND", Buffer.alloc(0))]),
	);
}

function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([length, body, sum]);
}
