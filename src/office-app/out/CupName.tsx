import { BRAND } from "../session/brand.ts";
import { usePublishingText } from "../session/publishing-text.ts";

/** A dangerous act needs the cup's name typed. */
export function CupName({ value, onWrite }: { readonly value: string; readonly onWrite: (name: string) => void }) {
	const { out: text } = usePublishingText();
	return (
		<label className="mt-4 block">
			<span className="mb-1.5 block font-[650]">{text.cupName(BRAND.name)}</span>
			<input
				className="office-field"
				autoComplete="off"
				data-first=""
				value={value}
				onChange={(event) => onWrite(event.target.value)}
			/>
		</label>
	);
}

export const isCupNamed = (value: string): boolean => value.trim().toLowerCase() === BRAND.name.toLowerCase();
