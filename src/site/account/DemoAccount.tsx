import type { SiteData } from "../site-data.ts";
import { useText } from "../text/language.ts";
import { Button } from "../ui/Button.tsx";

type Props = { account: NonNullable<SiteData["demoAccount"]>; fill: () => void };

/** The demo's own account, for everyone to try. */
export function DemoAccount({ account, fill }: Props) {
	const { account: text } = useText();
	return (
		<div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-sunken px-3.5 py-3">
			<p className="min-w-0 flex-1 basis-52">
				{text.demoAccount}
				<b className="block font-[650] break-words">{account.email}</b>
				<b className="block font-[650] whitespace-nowrap">{account.password}</b>
			</p>
			<Button kind="quiet" onClick={fill} className="scripts-only">
				{text.fillIn}
			</Button>
		</div>
	);
}
