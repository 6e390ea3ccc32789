import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Hit } from "./hit.ts";

/** The sign before a name: its flag, its code, or an icon of the kind of place. */
export function HitSign({ sign }: Pick<Hit, "sign">) {
	return (
		<span className="flex w-8 shrink-0 justify-center">
			{"flag" in sign ? (
				<Flag nation={sign.flag} />
			) : "code" in sign ? (
				<span aria-hidden="true" className="font-xcond text-2xl/7 font-[850]">
					{sign.code}
				</span>
			) : (
				<Icon name={sign.icon} size={22} className="text-ink-2" />
			)}
		</span>
	);
}
