import { Icon } from "./Icon.tsx";

/** A form's error and its reason, above its fields. Announced at once. */
export function FormProblem({ title, children }: { title: string; children: string }) {
	return (
		<div role="alert" className="mt-5 flex gap-3 rounded-control border border-l-5 border-loss bg-surface px-3.5 py-3">
			<Icon name="warning" size={24} className="text-loss" />
			<p>
				<b className="font-[700]">{title}</b> {children}
			</p>
		</div>
	);
}
