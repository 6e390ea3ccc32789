import { type ReactNode, useId } from "react";

export function DeskSection({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="mt-9">
			<div className="flex min-h-10 items-end justify-between gap-3 border-b-2 border-ink pb-2">
				<h2 id={id} className="office-h2">
					{title}
				</h2>
				{beside}
			</div>
			{children}
		</section>
	);
}
