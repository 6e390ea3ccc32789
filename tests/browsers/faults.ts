import type { Allowed } from "./allowed.ts";
import type { Use } from "./support.ts";

const allows =
	({ feature, where }: Use) =>
	(one: Allowed): boolean =>
		(feature === one.feature || feature.startsWith(`${one.feature}.`)) && (one.file === undefined || one.file === where);

/** Uses that are not allowed, and allowances that are not needed. */
export function faultsOf(uses: readonly Use[], allowed: readonly Allowed[]): string[] {
	const wrong = uses.filter((use) => !allowed.some(allows(use)));
	const idle = allowed.filter((one) => !uses.some((use) => allows(use)(one)));
	return [
		...new Set(wrong.map(({ feature, where, lackedBy }) => `${where}: ${feature}; ${lackedBy.join(", ")}`)),
		...idle.map(({ feature, file }) => `tests/browsers/allowed.ts: nothing asks for ${feature}${file ? ` in ${file}` : ""}`),
	];
}
