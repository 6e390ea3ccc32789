import { useOfficeText } from "../session/language.tsx";

/** A screen that could not be loaded or that fell over: what was recorded is. */
export function Broken() {
	const { frame } = useOfficeText();
	return (
		<main className="grid gap-4 p-8">
			<h1 className="office-h1">{frame.failed}</h1>
			<p>
				<button type="button" className="office-button" onClick={() => location.reload()}>
					{frame.again}
				</button>
			</p>
		</main>
	);
}
