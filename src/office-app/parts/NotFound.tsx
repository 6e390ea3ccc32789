import { useOfficeText } from "../session/language.tsx";

/** Also shown to a user of the site who has no office account. */
export function NotFound() {
	const { frame } = useOfficeText();
	return (
		<main className="mx-auto grid w-full max-w-3xl gap-3 p-8">
			<h1 className="office-h1">{frame.notFound}</h1>
			<p className="text-ink-2">{frame.notFoundHow}</p>
			<p>
				<a href="/" className="font-[650] underline decoration-accent-ink decoration-2 underline-offset-4">
					{frame.toSite}
				</a>
			</p>
		</main>
	);
}
