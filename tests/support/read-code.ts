import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

let isPrepared = false;

/**
 * What a decoder finds in a picture. ZXing's own C++ reader as WebAssembly: it is released several times a year, and jsQR was last in 2020.
 * @param png the bytes of a PNG
 */
export async function readCodes(png: Uint8Array): Promise<string[]> {
	if (!isPrepared) {
		// By default the reader downloads its program.
		const program = readFileSync(createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm"));
		prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(program).buffer } });
		isPrepared = true;
	}
	const found = await readBarcodes(new Blob([new Uint8Array(png)]), { formats: ["QRCode"] });
	return found.map(({ text }) => text);
}
