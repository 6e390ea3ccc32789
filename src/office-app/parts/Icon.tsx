import { ICONS, type IconName } from "./icons.ts";

const outlineOf = (svg: string): string => svg.replace(/^[^>]*>/, "").replace(/<\/svg>\s*$/, "");

/** A decorative icon: its meaning is in the text beside it, or in the control's own name. */
export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 256 256"
			className={`inline-block shrink-0 fill-current ${className}`}
			style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: an outline of a package that the build reads
			dangerouslySetInnerHTML={{ __html: outlineOf(ICONS[name]) }}
		/>
	);
}
