import type { Fault } from "../results/record/fault.ts";

/** How a zip begins, and with it a workbook (.xlsx, .ods). */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const isZip = (bytes: Uint8Array) => ZIP.every((byte, at) => bytes[at] === byte);

/** @returns the fault of a file that is a zip, whatever it is called; undefined where it is none */
export function zipFault(file: string, bytes: Uint8Array): Fault | undefined {
	if (!isZip(bytes)) return undefined;
	return {
		severity: "error",
		file,
		field: "file",
		value: file.split("/").at(-1),
		expected: "what is in it: a workbook (.xlsx, .ods) saved as CSV, or the zip unpacked",
		message: "a zip",
	};
}

/**
 * A JSON file's text, which is UTF-8 and nothing else: bytes that are not are never replaced.
 * @returns the text, or the fault with the line and the byte (from 1) where it ends being UTF-8
 */
export function readUtf8(file: string, bytes: Uint8Array): { text: string } | { fault: Fault } {
	const zip = zipFault(file, bytes);
	if (zip) return { fault: zip };
	try {
		return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		const at = firstWrongByte(bytes);
		const line = bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
		return {
			fault: {
				severity: "error",
				file,
				line,
				field: "file",
				value: `byte ${at + 1}, 0x${(bytes[at] ?? 0).toString(16).padStart(2, "0")}`,
				expected: "UTF-8, as every JSON file is: save it again in that encoding",
				message: "not UTF-8",
			},
		};
	}
}

/** Halves the file until the longest beginning is found that is UTF-8; a letter that is not whole at its end is where it goes wrong. */
function firstWrongByte(bytes: Uint8Array): number {
	let [right, wrong] = [0, bytes.length + 1];
	while (wrong - right > 1) {
		const middle = (right + wrong) >> 1;
		if (middle <= bytes.length && isUtf8(bytes.subarray(0, middle), true)) right = middle;
		else wrong = middle;
	}
	while (right > 0 && !isUtf8(bytes.subarray(0, right), false)) right--;
	return right;
}

/** @param isPart its last letter may go on after it */
function isUtf8(bytes: Uint8Array, isPart: boolean): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isPart });
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}
