import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Link } from "../../ui/Link.tsx";
import { LinkMenu } from "../../ui/LinkMenu.tsx";
import { drawnOnce } from "../parts/drawn-once.tsx";
import { DivisionHead } from "../standings/DivisionHead.tsx";

type Named = { readonly id: string; readonly titleInStage: string };
type Props = {
	category: { readonly id: string; readonly name: string };
	division: { readonly id: string; readonly title: string };
	previous: Named | null;
	next: Named | null;
	/** Every group of the stage. */
	groups: readonly Named[];
};

const Menu = import.meta.env.SSR ? drawnOnce(LinkMenu) : LinkMenu;

/** A group's title with the way to its neighbours and to all groups. */
export function GroupHead({ category, division, previous, next, groups }: Props) {
	const { match: text } = useText();
	const { inYear } = useYear();
	const path = ({ id }: Named): string => inYear(`categories/${category.id}/division/${id}`);
	const links = groups.map((group) => ({ to: path(group), label: group.titleInStage, on: group.id === division.id }));
	return (
		<DivisionHead
			category={category}
			title={division.title}
			actions={
				groups.length > 1 && (
					<nav aria-label={text.groups} className="flex flex-wrap gap-2">
						{previous !== null && <Neighbour to={path(previous)} title={previous.titleInStage} side="left" />}
						{import.meta.env.SSR ? <Menu label={text.groups} links={links} /> : <LinkMenu label={text.groups} links={links} />}
						{next !== null && <Neighbour to={path(next)} title={next.titleInStage} side="right" />}
					</nav>
				)
			}
		/>
	);
}

function Neighbour({ to, title, side }: { to: string; title: string; side: "left" | "right" }) {
	return (
		<Link to={to} aria-label={title} className={buttonStyle("quiet", "w-11 px-0! lg:w-auto lg:px-4!")}>
			{side === "left" && <Icon name="caretLeft" size={16} />}
			<span className="hidden lg:inline">{title}</span>
			{side === "right" && <Icon name="caretRight" size={16} />}
		</Link>
	);
}
