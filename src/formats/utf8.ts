import type { Fault } from "../results/record/fault.ts";

/** The first bytes of a zip file, and so of a workbook (.xlsx, .ods). */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

const isZip = (bytes: Uint8Array) => ZIP.every((byte, at) => bytes[at] === byte);

/** @returns the fault of a file that is a zip, whatever its name; undefined if it is not one */
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
 * Decodes a JSON file, which has to be UTF-8: invalid bytes are never replaced.
 * @returns the text, or a fault with the line and the 1-based byte of the first invalid sequence
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

/** Binary search for the longest valid UTF-8 prefix; an incomplete letter at its end is where it becomes invalid. */
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

/** @param isPart whether the last letter may continue after it */
function isUtf8(bytes: Uint8Array, isPart: boolean): boolean {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: isPart });
		return true;
	} catch (error) {
		if (error instanceof TypeError) return false;
		throw error;
	}
}
