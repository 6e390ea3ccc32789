import { useYear } from "../../client/data/site-data.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Link } from "../../ui/Link.tsx";

type TeamLine = { readonly id: string; readonly name: string; readonly nation: { readonly code: string; readonly name: string } };

/** A group's teams where no table is published. */
export function TeamsOfGroup({ teams }: { teams: readonly TeamLine[] }) {
	const { inYear } = useYear();
	return (
		<ul className="band divide-y divide-line">
			{teams.map(({ id, name, nation }) => (
				<li key={id}>
					<Link
						to={inYear(`teams/${id}`)}
						className="focus-inside flex min-h-13 items-center gap-3 stacked:flex-wrap stacked:gap-y-0 stacked:py-2 px-4 hover:bg-sunken/50"
					>
						<Flag nation={nation.code} />
						<span className="type-team min-w-0 flex-1 stacked:font-xname">{name}</span>
						<span className="type-meta text-ink-2 stacked:basis-full">{nation.name}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}
