import { keyName } from "./key-name.ts";

/** A key, shown beside its effect. */
export function KeyCap({ children }: { children: string }) {
	return (
		<span aria-hidden="true" className="key-cap">
			{keyName(children)}
		</span>
	);
}
