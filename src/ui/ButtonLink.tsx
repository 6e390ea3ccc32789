import { type ButtonKind, buttonStyle } from "./button-style.ts";
import { Link, type LinkProps } from "./Link.tsx";

export function ButtonLink({
	kind = "primary",
	className,
	...link
}: Omit<LinkProps, "className"> & { kind?: ButtonKind; className?: string }) {
	return <Link {...link} className={buttonStyle(kind, className)} />;
}
