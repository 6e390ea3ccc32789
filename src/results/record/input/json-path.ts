export type JsonPath = readonly (string | number)[];

/** @returns `editions[0].matches[12].home.team` */
export function printPath(path: JsonPath): string {
	return path.map((step, at) => (typeof step === "number" ? `[${step}]` : at === 0 ? step : `.${step}`)).join("");
}

/** @returns undefined if the path leads nowhere */
export function valueAt(input: unknown, path: JsonPath): unknown {
	let value = input;
	for (const step of path) {
		if (typeof value !== "object" || value === null) return undefined;
		value = (value as Record<string | number, unknown>)[step];
	}
	return value;
}
