import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Link } from "../../ui/Link.tsx";
import { HitSign } from "./HitSign.tsx";
import type { Hit } from "./hit.ts";
import { Marked } from "./Marked.tsx";

export const suggestionId = (id: string, at: number): string => `${id}-suggestion-${at}`;

type SuggestionsProps = {
	/** The box's id. */
	id: string;
	hits: readonly Hit[];
	active: number | null;
	query: string;
	onChoose: () => void;
};

/** The list below the box. The focus stays in the box, which announces the active suggestion. */
export function Suggestions({ id, hits, active, query, onChoose }: SuggestionsProps) {
	const text = useText().searching;
	const { inYear } = useYear();
	return (
		<>
			<div
				id={`${id}-suggestions`}
				role="listbox"
				aria-label={text.suggestions}
				hidden={hits.length === 0}
				className="menu-in absolute top-full -right-0.5 -left-0.5 z-20 mt-1.5 max-h-[min(28rem,60vh)] overflow-y-auto rounded-card border border-line bg-surface py-1 shadow-menu"
			>
				{hits.map((hit, at) => (
					<Link
						key={hit.key}
						id={suggestionId(id, at)}
						role="option"
						aria-selected={at === active}
						onPointerDown={(event) => event.preventDefault()}
						tabIndex={-1}
						to={inYear(hit.path)}
						onClick={onChoose}
						className={`flex min-h-12 items-center gap-3 px-3 py-1 ${at === active ? "bg-sunken" : "hover:bg-sunken"}`}
					>
						<HitSign sign={hit.sign} />
						<span className="min-w-0 flex-1">
							<span className="block truncate font-[600]">
								<Marked name={hit.name} query={query} />
							</span>
							<span className="type-meta block truncate text-ink-2">{hit.detail}</span>
						</span>
					</Link>
				))}
			</div>
			<span role="status" className="sr-only">
				{hits.length > 0 && text.results(hits.length, String(hits.length))}
			</span>
		</>
	);
}
