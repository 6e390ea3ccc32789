import { useSearchParams } from "react-router";
import { RETURNED } from "../../client/address/returned.ts";
import { useYear } from "../../client/data/site-data.ts";
import { useText } from "../../text/use-text.ts";
import { Button } from "../../ui/Button.tsx";
import { useBuyPass } from "../pass/use-buy-pass.ts";
import { STRONG } from "./Way.tsx";

/**
 * In a locked stream's frame, or on a page: the link to All Access for signed-in users without it; nothing if none is sold. After the
 * payment it shows that the pass is being opened.
 */
export function BuyPass({ on }: { on: "frame" | "page" }) {
	const { pass: text } = useText();
	const { year } = useYear();
	const [search] = useSearchParams();
	const buying = useBuyPass();
	if (buying === null) return null;
	if (search.get(RETURNED) === "paid") return <span className="basis-full font-[650]">{text.opening(year)}</span>;
	return (
		<>
			<Button onClick={buying.buy} busy={buying.busy} className={on === "frame" ? STRONG : ""}>
				{buying.label}
			</Button>
			{buying.problem !== null && (
				<span role="alert" className="basis-full leading-snug">
					{buying.problem}
				</span>
			)}
		</>
	);
}
