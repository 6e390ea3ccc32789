import sharp from "sharp";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { readCodes } from "./read-code.ts";

// PDF.js in unpdf 1 reads typefaces by it; Node 20, which still starts the product, has it not.
const buffers = ArrayBuffer.prototype as { transferToFixedLength?: (length?: number) => ArrayBuffer };
buffers.transferToFixedLength ??= function (this: ArrayBuffer, length = this.byteLength) {
	return this.slice(0, length);
};

/** Points of a millimetre. */
const POINTS = 72 / 25.4;

/** A piece of text, with its place in millimetres from the page's lower left corner. */
export type PdfText = {
	readonly text: string;
	readonly typeface: string;
	readonly left: number;
	readonly right: number;
	readonly bottom: number;
};

export type PdfPage = {
	/** In millimetres. */
	readonly size: readonly [width: number, height: number];
	readonly items: readonly PdfText[];
	readonly text: string;
	/** What a decoder reads in the QR codes that are drawn on it, in order. */
	readonly codes: () => Promise<string[]>;
};

/** The pages of a PDF, with their texts in order and their codes. */
export async function readPdf(pdf: Uint8Array): Promise<PdfPage[]> {
	const read = await getDocumentProxy(pdf);
	const { OPS } = await getResolvedPDFJS();
	const pages: PdfPage[] = [];
	for (let at = 1; at <= read.numPages; at += 1) {
		const one = await read.getPage(at);
		const { width, height } = one.getViewport({ scale: 1 });
		// The typefaces are known once the page's drawing has been read.
		const { fnArray, argsArray } = await one.getOperatorList();
		const items = (await one.getTextContent()).items.flatMap((item) =>
			"str" in item && item.str.trim() !== ""
				? [
						{
							text: item.str,
							typeface: (one.commonObjs.get(item.fontName) as { readonly name: string }).name,
							left: item.transform[4] / POINTS,
							right: (item.transform[4] + item.width) / POINTS,
							bottom: item.transform[5] / POINTS,
						},
					]
				: [],
		);
		const paths = fnArray.flatMap((fn, index) =>
			fn === OPS.constructPath
				? [argsArray[index] as readonly [number, readonly (Float32Array | null)[], Float32Array | null]]
				: [],
		);
		pages.push({
			...{ size: [width / POINTS, height / POINTS], items, text: items.map(({ text }) => text).join(" ") },
			codes: async () => (await Promise.all(paths.map(([, [path], box]) => codeIn(path, box)))).flat(),
		});
	}
	return pages;
}

/** Numbers of a path with as many modules as a code has. */
const FEWEST = 1_500;
/** Pixels of a drawn code, and of white around it. */
const SIDE = 290;
const AROUND = 40;

/** What is read in a path, drawn by itself; nothing if it is no code. Drawing writes a path as 0 x y: move, 1 x y: line, 4: close. */
async function codeIn(path: Float32Array | null | undefined, box: Float32Array | null): Promise<string[]> {
	const [left = 0, top = 0, right = 0, bottom = 0] = box ?? [];
	const [width, height] = [right - left, bottom - top];
	if (!path || path.length < FEWEST || width <= 0 || Math.abs(width / height - 1) > 0.02) return [];
	let drawn = "";
	for (let at = 0; at < path.length; ) {
		const act = path[at];
		if (act === 4) {
			drawn += "z";
			at += 1;
		} else if (act === 0 || act === 1) {
			drawn += `${act === 0 ? "M" : "L"}${path[at + 1]} ${path[at + 2]}`;
			at += 3;
		} else return [];
	}
	// Upwards in one engine's space, downwards in another's.
	for (const flip of [1, -1]) {
		const scale = SIDE / width;
		const place = `translate(${AROUND} ${AROUND + (flip < 0 ? SIDE : 0)}) scale(${scale} ${flip * scale}) translate(${-left} ${-top})`;
		const whole = SIDE + 2 * AROUND;
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path transform="${place}" d="${drawn}"/></svg>`;
		const found = await readCodes(await sharp(Buffer.from(svg)).png().toBuffer());
		if (found.length > 0) return found;
	}
	return [];
}
