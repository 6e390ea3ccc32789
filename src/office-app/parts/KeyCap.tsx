import { keyName } from "./key-name.ts";

/** A key, printed beside what it does. */
export function KeyCap({ children }: { children: string }) {
	return (
		<span aria-hidden="true" className="key-cap">
			{keyName(children)}
		</span>
	);
}
