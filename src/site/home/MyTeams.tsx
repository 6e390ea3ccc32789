import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Section } from "../ui/Section.tsx";

/** Signed out: the way to favourites of one's own. */
export function MyTeams() {
	const text = useText();
	const { inYear } = useYear();
	return (
		<Section title={text.home.myTeams} id="my-teams">
			<div className="rounded-card border border-card-line bg-surface p-4 shadow-card">
				<p className="text-[1.0625rem]/[1.4]">{text.home.myTeamsSignedOut}</p>
				<div className="mt-4 flex flex-wrap gap-2.5">
					<ButtonLink to={inYear("signin")}>{text.signIn}</ButtonLink>
					<ButtonLink to={inYear("signup")} kind="secondary">
						{text.createAccount}
					</ButtonLink>
				</div>
			</div>
		</Section>
	);
}
