/**
 * Features that a supported browser lacks and that are used all the same: where, and what readers see without it. Check that before adding
 * a line.
 */
export type Allowed = {
	/** MDN's name, with all its parts. */
	readonly feature: string;
	/** The only file that may ask for it; without, any stylesheet or element. */
	readonly file?: string;
	readonly without: string;
};

const api = (feature: string, file: string, without: string): Allowed => ({ feature: `api.${feature}`, file, without });
const html = (feature: string, without: string): Allowed => ({ feature: `html.${feature}`, without });
const property = (feature: string, without: string): Allowed => ({ feature: `css.properties.${feature}`, without });
const atRule = (feature: string, without: string): Allowed => ({ feature: `css.at-rules.${feature}`, without });

export const ALLOWED: readonly Allowed[] = [
	api("HTMLElement.hidePopover", "src/site/frame/Menu.tsx", "called only where the drawer is open as a popover"),
	api("MouseEvent.movementX", "src/site/beginning/first-script.ts", "undefined is a movement, so that the page begins at once"),
	api("MouseEvent.movementY", "src/site/beginning/first-script.ts", "as movementX"),
	api("Navigator.share", "src/site/match/ShareLink.tsx", "the link is copied instead"),
	api("Window.requestIdleCallback", "src/site/beginning/first-script.ts", "the page begins without waiting for an idle moment"),
	api("Window.requestIdleCallback", "src/site/frame/use-pages-ahead.ts", "modules are fetched ahead by a timer"),
	api("Window.cancelIdleCallback", "src/site/frame/use-pages-ahead.ts", "as requestIdleCallback"),
	api("URL.canParse_static", "src/results/record/button-link.ts", "asked by the server alone"),

	html("elements.meta.name", "a colour of the browser's own frame, and the viewport of phones"),
	html("elements.link.rel", "icons, the manifest; without `expect` a document is painted as it comes"),
	html("elements.link.blocking", "as `expect`"),
	html("global_attributes.popover", "the drawer opens as a dialog, by script"),
	html("elements.button.popovertarget", "as popover"),
	html("elements.button.popovertargetaction", "as popover"),
	html("global_attributes.autocapitalize", "a desktop has no capitals of its own accord"),

	atRule("media.scripting", "scripts are there in the supported browsers; what only a reader without them is shown stays hidden"),
	atRule("starting-style", "the drawer opens without moving"),
	atRule("font-face.size-adjust", "text moves a little when its typeface comes"),
	atRule("font-face.ascent-override", "as size-adjust"),
	atRule("font-face.descent-override", "as size-adjust"),
	atRule("page", "a print has the browser's margins"),

	property("anchor-name", "used only inside what `@supports` draws"),
	property("break-after", "a print may break after a heading"),
	property("break-before.column", "columns break where they are full; a letter stays with its rows all the same"),
	property("content-visibility", "all is drawn, also what is not in view"),
	property("cursor", "a phone has no pointer"),
	property("field-sizing", "the office's field keeps its size and scrolls"),
	property("forced-color-adjust", "Safari has no forced colours"),
	property("overflow-clip-margin", "a focus ring at the edge of a cell is clipped"),
	property("resize", "a phone's text field is not resized by hand"),
	property("scroll-initial-target", "a row is scrolled to what is on by script"),
	property("scrollbar-width", "hidden by ::-webkit-scrollbar"),
	property("text-wrap", "lines are broken one by one"),
	property("text-wrap-style", "as text-wrap"),
	property("grid-template-columns.subgrid", "the two sides' goals are as wide as their own text"),
];
