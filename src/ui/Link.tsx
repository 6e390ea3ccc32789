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

/** A link's own props, which are no attributes of its element. */
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
 * A link to a page of this site. The router's link resolves its target against all routes, with a dozen hooks each. Here addresses are
 * complete, so a long list renders and hydrates in a fraction of that time.
 */
export function Link(props: LinkProps) {
	const { to, replace, state, preventScrollReset, reloadDocument = false, onClick, target } = props;
	const router = use(RouterContext)?.router;
	const href = to.startsWith("?") ? use(LocationContext).location.pathname + to : to;
	function open(event: MouseEvent<HTMLAnchorElement>): void {
		onClick?.(event);
		if (router === undefined || event.defaultPrevented || reloadDocument || !opensHere(event, target)) return;
		event.preventDefault();
		// Like browsers: a link to the present page replaces its history entry.
		void router.navigate(href, { replace: replace ?? createPath(router.state.location) === href, state, preventScrollReset });
	}
	const attributes: AnchorHTMLAttributes<HTMLAnchorElement> & { "data-held"?: "" } = attributesOf(props);
	attributes.href = href;
	// Without scripts the browser would follow it without the state (beginning/held.ts).
	if (state !== undefined && state !== null) attributes["data-held"] = "";
	attributes.onClick = open;
	return createElement("a", attributes);
}

/** Whether it is a plain press, not one for another tab, another window or a download. */
function opensHere(event: MouseEvent, target: string | undefined): boolean {
	if (event.button !== 0 || (target !== undefined && target !== "_self")) return false;
	return !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
}
