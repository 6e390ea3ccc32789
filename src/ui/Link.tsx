import { type AnchorHTMLAttributes, createElement, type MouseEvent, type Ref, use } from "react";
import { createPath, UNSAFE_LocationContext as LocationContext, UNSAFE_DataRouterContext as RouterContext } from "react-router";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
	/** A path of this site, or "?…": this page with another query. */
	readonly to: string;
	readonly replace?: boolean;
	readonly state?: unknown;
	readonly preventScrollReset?: boolean;
	/** A document, and not a page of this one. */
	readonly reloadDocument?: boolean;
	readonly ref?: Ref<HTMLAnchorElement>;
};

/** What is a link's own, and no attribute of its element. */
const OWN: ReadonlySet<string> = new Set<keyof LinkProps>([
	"to",
	"replace",
	"state",
	"preventScrollReset",
	"reloadDocument",
	"onClick",
]);

/** Attribute by attribute: a rest spread takes some ten times as long, and a page has a hundred links and more. */
function attributesOf(props: LinkProps): AnchorHTMLAttributes<HTMLAnchorElement> {
	const attributes: Record<string, unknown> = {};
	for (const name in props) if (!OWN.has(name)) attributes[name] = props[name as keyof LinkProps];
	return attributes;
}

/**
 * A link to a page of this site. The router's own resolves what it is given against all routes, with some dozen hooks a link; here addresses are
 * whole, and a long list is drawn and brought to life in a fraction of that.
 */
export function Link(props: LinkProps) {
	const { to, replace, state, preventScrollReset, reloadDocument = false, onClick, target } = props;
	const router = use(RouterContext)?.router;
	const href = to.startsWith("?") ? use(LocationContext).location.pathname + to : to;
	function open(event: MouseEvent<HTMLAnchorElement>): void {
		onClick?.(event);
		if (router === undefined || event.defaultPrevented || reloadDocument || !opensHere(event, target)) return;
		event.preventDefault();
		// As browsers do: the page that is shown is not left for itself.
		void router.navigate(href, { replace: replace ?? createPath(router.state.location) === href, state, preventScrollReset });
	}
	const attributes: AnchorHTMLAttributes<HTMLAnchorElement> & { "data-held"?: "" } = attributesOf(props);
	attributes.href = href;
	// Without scripts the browser would follow it without the state (beginning/held.ts).
	if (state !== undefined && state !== null) attributes["data-held"] = "";
	attributes.onClick = open;
	return createElement("a", attributes);
}

/** Whether it is a plain press, which no other tab, window or download is meant by. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
	if (event.button !== 0 || (target !== undefined && target !== "_self")) return false;
	return !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
