import compat, {
	type BrowserName,
	type Identifier,
	type SimpleSupportStatement,
	type SupportStatement,
} from "@mdn/browser-compat-data";
import { oldestSupported } from "../../scripts/supported-browsers.mjs";

/** MDN's names of browsers by ours. */
const BROWSERS: Readonly<Record<string, readonly BrowserName[]>> = {
	chrome: ["chrome", "chrome_android"],
	edge: ["edge"],
	firefox: ["firefox", "firefox_android"],
	safari: ["safari"],
	ios: ["safari_ios"],
	samsung: ["samsunginternet_android"],
};

/** The oldest supported version by browser. */
export type Oldest = Readonly<Record<string, string>>;
export type Feature = Identifier;
export type Use = { readonly feature: string; readonly where: string; readonly lackedBy: readonly string[] };

export const data = compat;

/** A part of a feature, as `includes_thickness` of `css.properties.text-decoration`. */
export const part = (feature: Feature | undefined, name: string): Feature | undefined =>
	feature !== undefined && name !== "__compat" && Object.hasOwn(feature, name) ? feature[name] : undefined;

/** "16.4" as 16004, so that "22.0" is 22. */
const asNumber = (version: string): number => {
	const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
	return major * 1000 + minor;
};

/** Support behind a flag or under another name does not count. Partial support does: MDN marks a missing detail as partial. */
const isWhole = (one: SimpleSupportStatement): boolean =>
	one.flags === undefined && one.prefix === undefined && one.alternative_name === undefined;

/** Supported in the oldest version, and not removed since. */
function isSupported(statement: SupportStatement, oldest: string): boolean {
	const whole = [statement].flat().filter(isWhole);
	const isLasting = whole.some(({ version_removed: removed }) => removed === undefined);
	return (
		isLasting &&
		whole.some(({ version_added: added, version_removed: removed }) => {
			// Where MDN does not know, nothing is claimed.
			if (typeof added !== "string" || added === "preview") return added === null;
			const isThere = typeof removed !== "string" || asNumber(removed) > asNumber(oldest);
			return isThere && asNumber(added) <= asNumber(oldest);
		})
	);
}

const firstWhole = (statement: SupportStatement): string => {
	const added = [statement].flat().find(isWhole)?.version_added;
	return typeof added === "string" ? `has it from ${added}` : "lacks it";
};

/** @returns each supported browser whose oldest supported version lacks a feature, and since which version it has it */
export function lackedBy(feature: Feature | undefined, oldest: Oldest = oldestSupported()): string[] {
	const support = feature?.__compat?.support;
	if (support === undefined) return [];
	return Object.entries(oldest).flatMap(([name, version]) =>
		(BROWSERS[name] ?? []).flatMap((browser) => {
			const statement = support[browser];
			if (statement === undefined || isSupported(statement, version)) return [];
			return [`${browser} ${firstWhole(statement)}`];
		}),
	);
}
