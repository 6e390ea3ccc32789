import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit } from "jsonc-parser";
import type { Fault } from "../results/record/fault.ts";
import { printPath } from "../results/record/input/json-path.ts";
import type { Source } from "../results/record/input/source.ts";

/** @returns the source, or the fault if the text is not JSON; a duplicate name in an object is a fault too */
export function readJsonSource(
	file: string,
	text: string,
): { source: Source; faults: Fault[] } | { source: null; faults: Fault[] } {
	const json = text.replace(/^\uFEFF/, "");
	const lines = lineStarts(json);
	const tooDeep = tooDeepAt(json);
	if (tooDeep !== undefined) {
		const expected = `at most ${DEEPEST} lists and objects inside each other`;
		const at = { file, line: lineAt(lines, tooDeep), field: "JSON", value: json[tooDeep] };
		return { source: null, faults: [{ severity: "error", ...at, expected, message: "nested too deeply" }] };
	}
	try {
		const input: unknown = JSON.parse(json);
		const faults = doubleNames(file, json);
		return { source: { file, input, faults, lineOf: lineFinder(json, lines) }, faults };
	} catch (error) {
		if (!(error instanceof SyntaxError)) throw error;
		return { source: null, faults: syntaxFaults(file, json, lines) };
	}
}

/** A cup file is nested twelve levels deep; parsers overflow the stack at some thousands. */
const DEEPEST = 100;

/** @returns whether a text is nested deeper than any valid file, so that it must not be parsed */
export const isTooDeep = (json: string): boolean => tooDeepAt(json) !== undefined;

function tooDeepAt(json: string): number | undefined {
	let depth = 0;
	let isQuoted = false;
	for (let at = 0; at < json.length; at++) {
		const sign = json[at];
		if (isQuoted) {
			if (sign === "\\") at++;
			else isQuoted = sign !== '"';
		} else if (sign === '"') isQuoted = true;
		else if (sign === "[" || sign === "{") {
			if (++depth > DEEPEST) return at;
		} else if (sign === "]" || sign === "}") depth--;
	}
	return undefined;
}

function lineStarts(json: string): number[] {
	const starts = [0];
	for (let at = json.indexOf("\n"); at !== -1; at = json.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}

function lineAt(starts: readonly number[], offset: number): number {
	let low = 0;
	let high = starts.length;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (starts[middle]! <= offset) low = middle;
		else high = middle;
	}
	return low + 1;
}

function lineFinder(json: string, lines: readonly number[]): Source["lineOf"] {
	let root: Node | undefined; // made at the first fault: most files have none
	return (path) => {
		root ??= parseTree(json);
		if (!root) return undefined;
		for (let length = path.length; length > 0; length--) {
			const node = findNodeAtLocation(root, [...path.slice(0, length)]);
			if (node) return lineAt(lines, (node.parent?.type === "property" ? node.parent : node).offset);
		}
		return 1;
	};
}

function syntaxFaults(file: string, json: string, lines: readonly number[]): Fault[] {
	const errors: ParseError[] = [];
	parseTree(json, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
	// JSON.parse refuses some texts that this parser accepts (a control character in a string): that is one fault. Only the first
	// fault is reported, since later ones are its consequences.
	const found = errors.length > 0 ? errors : [{ error: 0, offset: 0, length: 0 }];
	return found.slice(0, 1).map(({ error, offset, length }) => ({
		severity: "error",
		file,
		line: lineAt(lines, offset),
		field: "JSON",
		value: json.slice(offset, offset + Math.max(length, 1)),
		expected: "JSON: names and texts in double quotes, a comma between two, no comment, no comma at the end",
		message: `not JSON (${printParseErrorCode(error)})`,
	}));
}

function doubleNames(file: string, json: string): Fault[] {
	const faults: Fault[] = [];
	const open: Set<string>[] = [];
	visit(json, {
		onObjectBegin: () => void open.push(new Set()),
		onObjectEnd: () => void open.pop(),
		onObjectProperty(name, _offset, _length, line, _column, path) {
			const names = open.at(-1)!;
			if (names.has(name)) {
				faults.push({
					severity: "error",
					file,
					line: line + 1,
					path: printPath([...path(), name]),
					field: name,
					value: name,
					expected: "each name once in an object",
					message: "a name that appears twice",
				});
			}
			names.add(name);
		},
	});
	return faults;
}
