import { type Atrule, type CssNode, type Declaration, generate, lexer, parse, type Rule, walk } from "css-tree";
import { data, type Feature, lackedBy, type Oldest, part, type Use } from "./support.ts";

const { css } = data;
type Named = { readonly name: string; readonly feature: Feature };

const named = (name: string, feature: Feature | undefined): Named[] => (feature === undefined ? [] : [{ name, feature }]);
const partOf = (path: string, feature: Feature | undefined, name: string): Named[] =>
	named(`${path}.${name}`, part(feature, name));

/** The functions of values, by the name that a stylesheet has for them: `css.types.color.color-mix`. */
const FUNCTIONS = new Map<string, Named>();
function collectFunctions(path: string, feature: Feature): void {
	const parts = Object.keys(feature).flatMap((key) => partOf(path, feature, key).map((one) => ({ key, ...one })));
	for (const { key, name, feature: inner } of parts) {
		const written = /^<code>([\w-]+)\(\)<\/code>$/.exec(inner.__compat?.description ?? "")?.[1] ?? key;
		// `round` of a polygon's corners is deeper than `round()`.
		if (inner.__compat !== undefined && !FUNCTIONS.has(written)) FUNCTIONS.set(written, { name, feature: inner });
	}
	for (const { name, feature: inner } of parts) collectFunctions(name, inner);
}
collectFunctions("css.types", css.types ?? {});

const UNITS: readonly [units: RegExp, feature: string][] = [
	[/^dv(w|h|i|b|min|max)$/, "viewport_percentage_units_dynamic"],
	[/^lv(w|h|i|b|min|max)$/, "viewport_percentage_units_large"],
	[/^sv(w|h|i|b|min|max)$/, "viewport_percentage_units_small"],
	[/^cq(w|h|i|b|min|max)$/, "container_query_length_units"],
];

/**
 * All that a stylesheet asks for and a supported browser lacks: at-rules, selectors, properties, and of their values keywords, functions, units, and longhands
 * that its shorthand drops. Not what is inside `@supports`, nor a value beside another of the same property that every browser knows.
 */
export function cssBeyond(stylesheet: string, oldest?: Oldest): Use[] {
	const found = new Map<string, Use>();
	const add = (asked: readonly Named[], node: CssNode) => {
		for (const { name, feature } of asked) {
			if (found.has(name)) continue;
			const lacked = lackedBy(feature, oldest);
			if (lacked.length > 0) found.set(name, { feature: name, where: generate(node).slice(0, 100), lackedBy: lacked });
		}
	};
	const isWhole = (node: Declaration) => ofDeclaration(node).every(({ feature }) => lackedBy(feature, oldest).length === 0);
	const guarded = new Set<CssNode>();
	walk(parse(stylesheet, { parseCustomProperty: true }), {
		enter(node: CssNode) {
			if (guarded.has(node)) return walk.skip;
			if (node.type === "Atrule") {
				add(ofAtrule(node), node.prelude ?? node);
				if (node.name === "supports") return walk.skip;
			} else if (node.type === "Rule") {
				add(ofSelectors(node), node.prelude);
				for (const one of besideFallback(node, isWhole)) guarded.add(one);
			} else if (node.type === "Declaration") add(ofDeclaration(node), node);
			return undefined;
		},
	});
	return [...found.values()];
}

function besideFallback({ block }: Rule, isWhole: (node: Declaration) => boolean): Declaration[] {
	const declarations = block.children.toArray().filter((node) => node.type === "Declaration");
	const covered = new Set(declarations.filter(isWhole).map(({ property }) => property.replace(/^-webkit-/, "")));
	return declarations.filter(({ property }) => covered.has(property));
}

function ofAtrule({ name, prelude, block }: Atrule): Named[] {
	const path = `css.at-rules.${name}`;
	const rule = part(css["at-rules"], name);
	const asked = named(path, rule);
	if (prelude?.type === "AtrulePrelude")
		walk(prelude, (node) => {
			if (node.type === "Feature" || node.type === "FeatureRange")
				asked.push(...featureOf(path, rule, node.type === "Feature" ? node.name : nameInRange(node)));
		});
	// Descriptors of a typeface or a property are not properties of an element.
	if (name === "font-face" || name === "property")
		for (const node of block?.children.toArray() ?? [])
			if (node.type === "Declaration") asked.push(...partOf(path, rule, node.property));
	return asked;
}

const featureOf = (path: string, rule: Feature | undefined, name: string): Named[] =>
	partOf(path, rule, name.replace(/^(min|max)-/, ""));

function nameInRange(node: CssNode): string {
	let name = "";
	walk(node, (inner) => {
		if (inner.type === "Identifier" && name === "") name = inner.name;
	});
	return name;
}

function ofSelectors({ prelude }: Rule): Named[] {
	const asked: Named[] = [];
	walk(prelude, {
		enter(node: CssNode) {
			if (node.type === "NestingSelector") asked.push(...partOf("css.selectors", css.selectors, "nesting"));
			if (node.type !== "PseudoClassSelector" && node.type !== "PseudoElementSelector") return undefined;
			if (!isVendors(node.name)) asked.push(...partOf("css.selectors", css.selectors, node.name));
			// They forgive a selector that they do not know.
			return node.name === "is" || node.name === "where" ? walk.skip : undefined;
		},
	});
	return asked;
}

/** `::-webkit-scrollbar`: its author knows which browsers have it. */
const isVendors = (name: string): boolean => /^-[a-z]/.test(name);

function ofDeclaration(node: Declaration): Named[] {
	const { property, value } = node;
	if (isVendors(property)) return [];
	const path = `css.properties.${property}`;
	const feature = part(css.properties, property);
	const asked = named(path, feature);
	walk(value, (inner) => {
		// Typefaces are a list of which the first that is there is meant.
		if (inner.type === "Identifier" && property !== "font-family") asked.push(...partOf(path, feature, inner.name));
		if (inner.type === "Function") {
			const one = FUNCTIONS.get(inner.name);
			asked.push(...(one === undefined ? [] : [one]), ...partOf(path, feature, inner.name));
		}
		if (inner.type === "Dimension") {
			const unit = UNITS.find(([units]) => units.test(inner.unit))?.[1] ?? inner.unit;
			asked.push(...partOf("css.types.length", part(css.types, "length"), unit));
		}
	});
	return [...asked, ...longhandsIn(node, path, feature)];
}

/** Longhands that a shorthand accepts only in newer browsers, as `text-decoration` a thickness: others drop the whole declaration. */
function longhandsIn({ property, value }: Declaration, path: string, feature: Feature | undefined): Named[] {
	const parts = Object.keys(feature ?? {}).flatMap((key) => {
		const names = /^includes_(.+)$/.exec(key)?.[1]?.split("-and-");
		return names === undefined ? [] : [{ key, longhands: names.map((name) => `${property}-${name}`) }];
	});
	if (parts.length === 0) return [];
	const { matched, error } = lexer.matchProperty(property, value);
	const tree = JSON.stringify(matched ?? "");
	// What a variable brings is not known here, and need not be: a shorthand with one has longhands to be written by.
	const isUnknown = error !== null && /var\(/.test(error.message);
	return parts.flatMap(({ key, longhands }) =>
		isUnknown || longhands.some((name) => tree.includes(`"name":"${name}"`)) ? partOf(path, feature, key) : [],
	);
}
