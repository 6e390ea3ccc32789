import sanitize from "sanitize-html";

/** What a drawing is made of. Nothing that runs, loads from elsewhere or holds HTML. */
const ELEMENTS = [
	...["svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask", "pattern"],
	...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan"],
	...["linearGradient", "radialGradient", "stop"],
];
const ATTRIBUTES = [
	...["id", "class", "d", "x", "y", "x1", "x2", "y1", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "width", "height", "points"],
	...["viewBox", "preserveAspectRatio", "transform", "opacity", "offset", "clip-path", "clip-rule", "mask", "xmlns"],
	...["fill", "fill-rule", "fill-opacity", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray"],
	...["stroke-opacity", "stroke-miterlimit", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod"],
	...["patternUnits", "patternTransform", "maskUnits", "clipPathUnits", "font-family", "font-size", "font-weight", "text-anchor"],
];
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+=*$/;

/**
 * A logo that anybody may have drawn, as an SVG that only draws: no script, no handler, no address of another file.
 * @param logo an SVG, or a PNG as a data address, which becomes the picture of an SVG of a logo's size
 * @returns "" if nothing of it is a drawing
 */
export function cleanLogo(logo: string): string {
	if (PNG.test(logo))
		return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34" width="30" height="34"><image width="30" height="34" href="${logo}"/></svg>`;
	const clean = sanitize(logo, {
		allowedTags: ELEMENTS,
		allowedAttributes: { "*": [...ATTRIBUTES, "href", "xlink:href"] },
		// Parts of the drawing itself: "#shape".
		exclusiveFilter: ({ tag, attribs }) =>
			[attribs.href, attribs["xlink:href"]].some(
				(address) => address !== undefined && (tag !== "use" || !address.startsWith("#")),
			),
		allowedSchemes: [],
		allowVulnerableTags: false,
		nonTextTags: ["script", "style", "foreignObject", "textarea", "option", "noscript"],
		parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
		parseStyleAttributes: false,
	}).trim();
	return clean.startsWith("<svg") ? withNamespace(clean) : "";
}

/** A drawing that is loaded as a file needs its namespace. Addresses within paint, as url(#shape), lead nowhere else. */
const withNamespace = (svg: string): string =>
	(svg.slice(0, svg.indexOf(">")).includes("xmlns=")
		? svg
		: svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"')
	).replaceAll(/url\(\s*(?!#|["']#)[^)]*\)/g, "none");
