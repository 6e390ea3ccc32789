import type { IconName } from "./icon-names.ts";
import icons from "./icons.svg?url";

/**
 * A decorative icon: what it means stands beside it in words, or in the control's own name. `size` in px, 20 unless told. Its outline is in
 * one file for all pages, and not in the document and in the scripts wherever it is shown.
 */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
	return (
		<svg aria-hidden="true" className={`icon ${className}`} style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}>
			<use href={`${icons}#${name}`} />
		</svg>
	);
}
