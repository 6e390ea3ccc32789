import type { IconName } from "./icon-names.ts";
import icons from "./icons.svg?url";

/**
 * A decorative icon: the text beside it, or the control's own name, has its meaning. `size` in px, 20 by default. Outlines are in one file
 * for all pages, not in documents and scripts.
 */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
	return (
		<svg aria-hidden="true" className={`icon ${className}`} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
			<use href={`${icons}#${name}`} />
		</svg>
	);
}
