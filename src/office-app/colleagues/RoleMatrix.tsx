import { useEffect, useState } from "react";
import type { Permission } from "../../cup/office/permission.ts";
import type { Role } from "../../office/desk.ts";
import type { May } from "../../office/roles.ts";
import type { ShownPermission } from "../../text/office/colleagues-en.ts";
import { Icon } from "../parts/Icon.tsx";
import { call } from "../session/calls.ts";
import { useOfficeText } from "../session/language.tsx";

type Matrix = { readonly [Of in Role]: { readonly [What in Permission]: May } };

const ROLES: readonly Role[] = ["office", "results", "arena"];

/** The permissions of each role, from the server: the chosen one's column is highlighted. */
export function RoleMatrix({ role }: { role: Role }) {
	const { colleagues: text, frame } = useOfficeText();
	const [matrix, setMatrix] = useState<Matrix>();
	useEffect(() => {
		const leaving = new AbortController();
		call<{ matrix: Matrix }>("GET", "/colleagues", undefined, leaving.signal).then(
			(told) => setMatrix(told.matrix),
			() => undefined,
		);
		return () => leaving.abort();
	}, []);
	if (matrix === undefined) return null;
	return (
		<section aria-labelledby="matrix" className="mt-6 border-t-2 border-ink pt-3">
			<h3 id="matrix" className="office-h3">
				{text.matrix}
			</h3>
			<table className="mt-1 w-full border-collapse text-[0.875rem]">
				<thead>
					<tr className="border-b border-line text-ink-2">
						<td />
						{ROLES.map((one) => (
							<th
								key={one}
								scope="col"
								className={`px-1 py-2 font-[450] ${one === role ? "border-t-3 border-accent bg-act-tint font-[700] text-ink" : ""}`}
							>
								{frame.roles[one]}
							</th>
						))}
						<th scope="col" className="px-1 font-[450]">
							{text.reporter}
						</th>
					</tr>
				</thead>
				<tbody>
					{(Object.keys(text.deeds) as ShownPermission[]).map((deed) => (
						<tr key={deed} className="border-b border-line">
							<th scope="row" className="py-1.5 pr-2 text-left font-[450]">
								{text.deeds[deed]}
							</th>
							{ROLES.map((one) => (
								<td key={one} className={`px-1 text-center ${one === role ? "bg-act-tint" : ""}`}>
									<Cell deed={deed} may={matrix[one][deed]} mayAny={matrix[one]["undo-any"]} />
								</td>
							))}
							<td className="px-1 text-center font-cond text-ink-2">
								{deed === "result" ? (
									text.ownField
								) : deed === "undo-own" ? (
									text.ownTenMinutes
								) : (
									<span className="sr-only">{text.no}</span>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function Cell({ deed, may, mayAny }: { deed: ShownPermission; may: May; mayAny: May }) {
	const { colleagues: text } = useOfficeText();
	if (may === "never") return <span className="sr-only">{text.no}</span>;
	if (deed === "undo-own") return <span className="font-cond text-ink-2">{mayAny === "everywhere" ? text.any : text.own}</span>;
	if (may === "own arena") return <span className="font-cond text-ink-2">{text.ownArena}</span>;
	return (
		<>
			<Icon name="check" size={16} className="text-live-ink" />
			<span className="sr-only">{text.yes}</span>
		</>
	);
}
