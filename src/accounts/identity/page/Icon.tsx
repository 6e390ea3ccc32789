/** @jsxRuntime automatic */
/** @jsxImportSource hono/jsx */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { raw } from "hono/html";

const NAMES = ["arrow-left", "sign-out", "warning-circle", "check", "download-simple", "trash"] as const;
export type IconName = (typeof NAMES)[number];

const require = createRequire(import.meta.url);
const ICONS = new Map(
	NAMES.map((name) => [name, readFileSync(require.resolve(`@phosphor-icons/core/assets/bold/${name}-bold.svg`), "utf8")]),
);

/** A decorative icon (Phosphor, bold): the text beside it has its meaning. */
export function Icon({ name, classes = "" }: { name: IconName; classes?: string }) {
	return (
		<span class={`icon ${classes}`.trimEnd()} aria-hidden="true">
			{raw(ICONS.get(name) ?? "")}
		</span>
	);
}
