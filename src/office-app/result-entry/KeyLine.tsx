import { KeyCap } from "../parts/KeyCap.tsx";
import { useOfficeText } from "../session/language.tsx";

/** The keys of a slip, below it. */
export function KeyLine() {
	const { results: text } = useOfficeText();
	const keys = [
		["⏎", text.keys.next],
		["w", text.keys.walkover],
		["p", text.keys.postponed],
		["?", text.keys.park],
		["Esc", text.keys.clear],
	] as const;
	return (
		<p className="mx-4 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-1.5 tablet:mx-7 phone:hidden">
			{keys.map(([key, does]) => (
				<span key={key} className="flex items-center gap-2">
					<KeyCap>{key}</KeyCap> {does}
				</span>
			))}
			<span className="ml-auto flex items-center gap-2">
				<KeyCap>⌘Z</KeyCap> {text.keys.undo}
			</span>
		</p>
	);
}
