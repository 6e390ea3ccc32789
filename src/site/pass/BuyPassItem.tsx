import { useYear } from "../../client/data/site-data.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useBuyPass } from "./use-buy-pass.ts";

/** In the account's menus: the link to All Access for the latest year, for users without it. @param inMenu it is an item of a menu */
export function BuyPassItem({ className, inMenu = false }: { className: string; inMenu?: boolean }) {
	const { year, latest } = useYear();
	const buying = useBuyPass();
	if (buying === null || year !== latest) return null;
	const { buy, busy, label, problem } = buying;
	return (
		<button
			type="button"
			{...(inMenu && { role: "menuitem", tabIndex: -1 })}
			aria-disabled={busy || undefined}
			onClick={busy ? undefined : buy}
			className={className}
		>
			<Icon name="ticket" size={22} className="shrink-0 text-ink-2" />
			<span className="min-w-0 flex-1 py-2">
				<span className="block">{label}</span>
				{problem !== null && (
					<span role="alert" className="block text-[.9375rem] leading-snug text-ink-2">
						{problem}
					</span>
				)}
			</span>
		</button>
	);
}
