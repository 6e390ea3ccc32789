import { Link, type LinkProps } from "react-router";
import { type ButtonKind, buttonStyle } from "./button-style.ts";

export function ButtonLink({
	kind = "primary",
	className,
	...link
}: Omit<LinkProps, "className"> & { kind?: ButtonKind; className?: string }) {
	return <Link {...link} className={buttonStyle(kind, className)} />;
}
