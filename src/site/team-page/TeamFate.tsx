import { useRef } from "react";
import { useYear } from "../../client/data/site-data.ts";
import type { TeamPageData } from "../../client/queries/team-page.graphql.ts";
import { useText } from "../../text/use-text.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { UnbrokenName } from "../../ui/UnbrokenName.tsx";
import { MarkBox, useThrough } from "../scenario/Mark.tsx";
import { fateWords } from "../team/fate-words.ts";

function sign(kind: NonNullable<TeamPageData["fate"]>["kind"]) {
	if (kind === "PLACED") return <Icon name="trophy" size={24} />;
	return <MarkBox mark={kind === "THROUGH" ? "THROUGH" : "CANNOT"} />;
}

/** Whether the team goes on or is out, with a link to the deciding match or group; nothing while open. */
export function TeamFate({ team: { id, fate, placing, category } }: { team: TeamPageData }) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const headline = useRef<HTMLHeadingElement>(null);
	useThrough(fate?.kind === "THROUGH" ? `${fate.division?.id} ${fate.round}` : null, () => headline.current);
	const place = placing !== null && (
		<p className="mt-1 text-[1.0625rem]">
			<Link to={inYear(`categories/${category.id}/teams?by=place`)} className="text-link hit-44">
				{text.placing.ofTeam(text.ordinal(placing.position), placing.among, placing.shared)}
			</Link>
		</p>
	);
	if (fate === null) return place || null;
	const words = fateWords(fate, text);
	const { division, stage } = fate;
	const kind = stage.type === "PLAYOFF" ? "playoff" : "division";
	return (
		<>
			<h2
				ref={headline}
				className="mt-2 flex items-baseline gap-2.5 font-cond text-[1.625rem]/[1.15] font-[800] md:text-[2rem]/[1.1]"
			>
				<span className="translate-y-[-.1em] self-center">{sign(fate.kind)}</span>
				{division === null ? (
					<UnbrokenName name={words} />
				) : (
					<Link
						to={`${inYear(`categories/${category.id}/${kind}/${division.id}`)}${kind === "playoff" ? `?team=${id}` : ""}`}
						className="hit-44 my-1 min-w-0 underline decoration-accent-ink decoration-2 underline-offset-4 hover:decoration-3"
					>
						<UnbrokenName name={words} />
					</Link>
				)}
			</h2>
			{place}
		</>
	);
}
