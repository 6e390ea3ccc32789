import { useYear } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Icon } from "../ui/Icon.tsx";
import { Link } from "../ui/Link.tsx";
import { fateWords } from "./fate-words.ts";
import type { TeamPageData } from "./team-page.graphql.ts";

/** Whether the team goes on or is out, with the way to where that was decided; nothing while it is open. */
export function TeamFate({ team: { id, fate, category } }: { team: TeamPageData }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	if (fate === null) return null;
	const words = fateWords(fate, text);
	const { division, stage } = fate;
	const kind = stage.type === "PLAYOFF" ? "playoff" : "division";
	return (
		<p className="mt-1.5 flex gap-2.5 text-[1.0625rem] font-[650]">
			<Icon name={kind === "playoff" ? "bracket" : "list"} size={20} className="mt-2.75 shrink-0 text-accent-ink" />
			{division === null ? (
				words
			) : (
				<Link
					to={`${inYear(`categories/${category.id}/${kind}/${division.id}`)}${kind === "playoff" ? `?team=${id}` : ""}`}
					className="text-link hit-44 my-2 min-w-0 leading-6"
				>
					{words}
				</Link>
			)}
		</p>
	);
}
