import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { data, type Feature, lackedBy, type Oldest, part, type Use } from "./support.ts";

/** Where MDN has what the library's types call otherwise: what several interfaces share is written down with each of them. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
	WindowOrWorkerGlobalScope: ["Window"],
	WindowLocalStorage: ["Window"],
	WindowSessionStorage: ["Window"],
	AnimationFrameProvider: ["Window"],
	Animatable: ["Element"],
	ARIAMixin: ["Element"],
	ChildNode: ["Element"],
	ParentNode: ["Element", "Document"],
	Slottable: ["Element"],
	NonDocumentTypeChildNode: ["Element"],
	NonElementParentNode: ["Document"],
	DocumentOrShadowRoot: ["Document"],
	FontFaceSource: ["Document"],
	HTMLOrSVGElement: ["HTMLElement"],
	ElementCSSInlineStyle: ["HTMLElement"],
	HTMLHyperlinkElementUtils: ["HTMLAnchorElement"],
	PopoverInvokerElement: ["HTMLButtonElement"],
	PopoverTargetAttributes: ["HTMLButtonElement"],
	Body: ["Response", "Request"],
	AbstractWorker: ["Worker"],
	NavigatorID: ["Navigator"],
	NavigatorLanguage: ["Navigator"],
	NavigatorLocks: ["Navigator"],
	NavigatorOnLine: ["Navigator"],
	NavigatorStorage: ["Navigator"],
	NavigatorBadge: ["Navigator"],
	NavigatorConcurrentHardware: ["Navigator"],
	GlobalEventHandlers: ["Element", "Window"],
	WindowEventHandlers: ["Window"],
	ReadonlyArray: ["Array"],
	ReadonlyMap: ["Map"],
	ReadonlySet: ["Set"],
};

type Place = { readonly owner: string; readonly member: string; readonly isStatic: boolean };

/** What a declaration of the library is a member of. */
function placeOf(node: ts.Declaration): Place | null {
	const name = ts.getNameOfDeclaration(node);
	if (name === undefined || !ts.isIdentifier(name)) return null;
	const { parent } = node;
	const member = name.text;
	if (ts.isInterfaceDeclaration(parent)) {
		const owner = parent.name.text;
		return owner.endsWith("Constructor")
			? { owner: owner.slice(0, -"Constructor".length), member, isStatic: true }
			: { owner, member, isStatic: false };
	}
	// `declare var URL: { canParse(…): boolean }`
	if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent) && ts.isIdentifier(parent.parent.name))
		return { owner: parent.parent.name.text, member, isStatic: true };
	return ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) ? { owner: "", member, isStatic: false } : null;
}

type Named = { readonly name: string; readonly feature: Feature };

function find(root: Feature | undefined, path: string, keys: readonly string[]): Named | undefined {
	let feature = root;
	for (const key of keys) feature = part(feature, key);
	return feature === undefined ? undefined : { name: [path, ...keys].join("."), feature };
}

/** MDN's data of a place: a web API, or the language. */
function featureAt({ owner, member, isStatic }: Place): Named | undefined {
	const api = data.api as unknown as Feature;
	const builtins = data.javascript.builtins as unknown as Feature;
	if (owner === "")
		return (
			find(api, "api", ["Window", member]) ??
			find(api, "api", [`${member}`]) ??
			find(api, "api", ["Window", `${member}_static`]) ??
			find(builtins, "javascript.builtins", [member])
		);
	for (const name of SHARED[owner] ?? [owner]) {
		const found =
			find(api, "api", [name, isStatic ? `${member}_static` : member]) ??
			find(api, "api", [name, member]) ??
			find(builtins, "javascript.builtins", [name, member]) ??
			find(builtins, "javascript.builtins", ["Intl", name, member]) ??
			(name === "Intl" ? find(builtins, "javascript.builtins", ["Intl", member]) : undefined);
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Elements and attributes in JSX: `<dialog closedby>`. */
function ofJsx(node: ts.JsxOpeningLikeElement): Named[] {
	const tag = node.tagName.getText();
	const { elements, global_attributes: everywhere } = data.html as unknown as Record<string, Feature>;
	const own = find(elements, "html.elements", [tag]);
	if (own === undefined) return [];
	const attributes = node.attributes.properties.flatMap((attribute) => {
		if (!ts.isJsxAttribute(attribute)) return [];
		const name = attribute.name.getText().toLowerCase();
		const value =
			attribute.initializer !== undefined && ts.isStringLiteral(attribute.initializer) ? [attribute.initializer.text] : [];
		const found = find(elements, "html.elements", [tag, name]) ?? find(everywhere, "html.global_attributes", [name]);
		if (found === undefined) return [];
		return [found, ...value.flatMap((one) => find(found.feature, found.name, [one]) ?? [])];
	});
	return [own, ...attributes];
}

type Library = { readonly removed: ReadonlyMap<string, readonly Named[]>; readonly interfaces: ReadonlySet<string> };
const LIBRARY = path.dirname(ts.getDefaultLibFilePath({}));

/** TypeScript's types of the language and of web APIs without what a supported browser lacks, as files in a folder. */
function writeLibrary(folder: string, libraries: readonly string[], oldest?: Oldest): Library {
	const removed = new Map<string, Named[]>();
	const interfaces = new Set<string>();
	const written = new Set<string>();
	const write = (library: string) => {
		if (written.has(library)) return;
		written.add(library);
		const text = readFileSync(path.join(LIBRARY, `lib.${library}.d.ts`), "utf8");
		for (const [, more = ""] of text.matchAll(/<reference lib="([^"]+)"/g)) write(more);
		const cuts: ts.Node[] = [];
		const look = (node: ts.Node): void => {
			if (ts.isInterfaceDeclaration(node)) interfaces.add(node.name.text);
			const place = isDeclared(node) ? placeOf(node) : null;
			const named = place === null ? undefined : featureAt(place);
			if (named !== undefined && place !== null && lackedBy(named.feature, oldest).length > 0) {
				removed.set(place.member, [...(removed.get(place.member) ?? []), named]);
				// The whole of `declare var name: type;`.
				cuts.push(ts.isVariableDeclaration(node) ? node.parent.parent : node);
			} else ts.forEachChild(node, look);
		};
		look(ts.createSourceFile(library, text, ts.ScriptTarget.Latest, true));
		const left = cuts.reduceRight((rest, node) => rest.slice(0, node.getStart()) + rest.slice(node.end), text);
		writeFileSync(path.join(folder, `${library}.d.ts`), left.replace(/<reference (lib|no-default-lib)=[^>]*>/g, ""));
	};
	for (const library of libraries) write(library);
	return { removed, interfaces };
}

const isDeclared = (node: ts.Node): node is ts.Declaration =>
	ts.isPropertySignature(node) ||
	ts.isMethodSignature(node) ||
	ts.isGetAccessor(node) ||
	ts.isVariableDeclaration(node) ||
	ts.isFunctionDeclaration(node);

/** As `src/client/address/query.ts(21,10): error TS2339: Property 'size' does not exist on type 'URLSearchParams'.` */
const MISSING = /^(.+?)\(\d+,\d+\): error TS\d+: (?:Property|Cannot find name) '(\w+)'(?:.*? on type '(.*?)'\.)?/;

/** One's own object that lacks something is another fault, and another check's. */
const isOfLibrary = (type: string, interfaces: ReadonlySet<string>): boolean =>
	type === "" || type.startsWith("{ new ") || type.split(/[|&<]/).some((one) => interfaces.has(one.trim()));

/**
 * What scripts ask of the browser and a supported one lacks: what the compiler misses where the library has only what all of them have. Where two things
 * have one name, it is asked for by the name alone.
 */
export function scriptsBeyond(root: string, folders: readonly string[], oldest?: Oldest): Use[] {
	const folder = path.join(root, "node_modules", ".cache", "supported-browsers");
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const { removed, interfaces } = writeLibrary(folder, ["es2024", "dom", "dom.iterable"], oldest);
	const { config: own } = ts.readConfigFile(path.join(root, "tsconfig.json"), ts.sys.readFile);
	const { lib: _, plugins: __, ...options } = own.compilerOptions;
	const config = {
		compilerOptions: {
			...options,
			noLib: true,
			types: ["vite/client"],
			rootDirs: [root, path.join(root, ".react-router", "types")],
		},
		include: [folder, ...folders.map((one) => path.join(root, one)), path.join(root, ".react-router", "types")],
		exclude: ["**/*.test.ts", "**/*.test.tsx"],
	};
	writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
	const compiler = path.join(root, "node_modules", "typescript-7", "bin", "tsc");
	const { stdout } = spawnSync(process.execPath, [compiler, "--noEmit", "--pretty", "false", "--checkers", "1", "-p", folder], {
		cwd: root,
		encoding: "utf8",
		maxBuffer: 1e8,
	});
	if (/^(\S+tsconfig.json\S*: )?error/m.test(stdout)) throw new Error(stdout.slice(0, 500));
	return stdout.split("\n").flatMap((line) => {
		const [, file = "", name = "", type = ""] = MISSING.exec(line) ?? [];
		if (/\.test\.tsx?$|^tests\//.test(file) || !isOfLibrary(type, interfaces)) return [];
		return (removed.get(name) ?? []).map((one) => ({
			feature: one.name,
			where: file,
			lackedBy: lackedBy(one.feature, oldest),
		}));
	});
}

/** What HTML in JSX asks for and a supported browser lacks. */
export function elementsBeyond(root: string, files: readonly string[], oldest?: Oldest): Use[] {
	return files.flatMap((file) => {
		const uses = new Map<string, Use>();
		const look = (node: ts.Node): void => {
			if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
				for (const { name, feature } of ofJsx(node)) {
					const lacked = lackedBy(feature, oldest);
					if (lacked.length > 0) uses.set(name, { feature: name, where: file, lackedBy: lacked });
				}
			ts.forEachChild(node, look);
		};
		look(ts.createSourceFile(file, readFileSync(path.join(root, file), "utf8"), ts.ScriptTarget.Latest, true));
		return [...uses.values()];
	});
}
