import type { Fault } from "../../results/record/fault.ts";
import { type JsonPath, printPath } from "../../results/record/input/json-path.ts";
import type { Source } from "../../results/record/input/source.ts";

/** A position in a file. */
export type Place = { readonly source: Source; readonly path: JsonPath };

/** Records a fault; reading continues, so that all faults are listed. */
export type Report = (
	place: Place,
	fault: Pick<Fault, "value" | "expected" | "message"> & Partial<Pick<Fault, "severity">>,
) => void;

/** A reporter that appends to the list. */
export function reportTo(faults: Fault[]): Report {
	return ({ source, path }, { severity = "error", ...fault }) => {
		const field = path.findLast((step) => typeof step === "string") ?? "file";
		faults.push({
			severity,
			file: source.file,
			line: source.lineOf(path),
			path: printPath(path),
			field: String(field),
			...fault,
		});
	};
}

export const placeWithin = ({ source, path }: Place, ...steps: JsonPath): Place => ({ source, path: [...path, ...steps] });
